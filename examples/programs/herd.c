/* A bot in C: it places and moves its caballeros where it already has most. See docs/protocol.md.
 *
 *     cc -O2 -o herd examples/programs/herd.c && elgrande check-bot ./herd
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LONGEST = 65536, PLACES = 32 };

static char line[LONGEST], legal[LONGEST], seat[32];
static struct { char name[32]; int mine; } places[PLACES];
static int known;

/* How many caballeros the seat has at a place. */
static int mine_at(const char *name)
{
    for (int i = 0; i < known; i++)
        if (strcmp(places[i].name, name) == 0)
            return places[i].mine;
    return 0;
}

/* From fields such as "aragon=azul:2,oro:1". */
static void read_position(char *text)
{
    char key[40];
    known = 0;
    snprintf(key, sizeof key, "%s:", seat);
    for (char *field = strtok(text, " "); field != NULL; field = strtok(NULL, " ")) {
        char *value = strchr(field, '=');
        if (value == NULL || known == PLACES || strlen(field) - strlen(value) > 31)
            continue;
        *value++ = '\0';
        char *own = strstr(value, key);
        if (own != NULL && (own == value || own[-1] == ',')) {
            strcpy(places[known].name, field);
            places[known++].mine = atoi(own + strlen(key));
        }
    }
}

/* What an answer is worth: of targets (">aragon", "azul:leon>aragon") the one with most. */
static int worth(const char *answer)
{
    const char *target = strchr(answer, '>');
    if (strcmp(answer, "stop") == 0 || strcmp(answer, "veto") == 0)
        return -1000;
    if (target == NULL)
        return rand() % 10;
    if (strncmp(answer, seat, strlen(seat)) != 0 && answer[0] != '>')
        return -10;
    return 10 * mine_at(target + 1) + rand() % 10;
}

static void answer(void)
{
    const char *best = "";
    int most = 0;
    for (char *each = strtok(legal, " "); each != NULL; each = strtok(NULL, " ")) {
        int now = worth(each);
        if (*best == '\0' || now > most) {
            best = each;
            most = now;
        }
    }
    printf("answer %s\n", best);
}

int main(void)
{
    setvbuf(stdout, NULL, _IOLBF, 0); /* every line at once */
    while (fgets(line, sizeof line, stdin) != NULL) {
        char *rest = line + strcspn(line, " \n");
        line[strcspn(line, "\r\n")] = '\0';
        if (*rest != '\0')
            *rest++ = '\0';
        if (strcmp(line, "elgrande") == 0) {
            puts("bot herd\nwants position\nready");
        } else if (strcmp(line, "new") == 0) {
            sscanf(rest, "seat=%31s", seat);
        } else if (strcmp(line, "position") == 0) {
            read_position(rest);
        } else if (strcmp(line, "legal") == 0) {
            strcpy(legal, rest);
        } else if (strcmp(line, "go") == 0) {
            answer();
        } else if (strcmp(line, "quit") == 0) {
            break;
        }
    }
    return 0;
}
