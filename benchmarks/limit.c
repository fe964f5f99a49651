/* A miniature of the game in plain C: the yardstick that the compiled rules are measured against. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { NP = 4, NREG = 9, CASTILLO = 9, NPLACE = 10, ROUNDS = 9, NKIND = 5, NDECK = 4 };
enum { POWER, CARD, ORDER, PLACE, MOVE, RETURN, GRANDE, KING, DISC, OVER };
enum { THEN_END, THEN_PLACE, THEN_SPECIAL };
enum { CARD_MOVE, CARD_RETURN, CARD_SCORE, CARD_GRANDE, CARD_KING };
enum { A_POWER = 0, A_CARD = 13, A_ORDER = 18, A_PLACE = 21, A_STOP = 31, A_GRANDE = 32,
       A_KING = 41, A_RETURN = 50, A_DISC = 59, A_MOVE = 68, N_ACTIONS = 468 };
enum { SPECIAL_FIRST, PLACE_FIRST, SKIP_SPECIAL };

static const int8_t ADJACENT[9][7] = {
    {1, 3, 4, -1}, {0, 2, 3, -1}, {1, 3, 5, 6, -1}, {0, 1, 2, 4, 5, -1}, {0, 3, 5, 7, -1},
    {2, 3, 4, 6, 7, 8, -1}, {2, 5, 8, -1}, {4, 5, 8, -1}, {5, 6, 7, -1}};
static const int8_t VALUES[10][4] = {{6, 4, 2, 0}, {6, 3, 1, 0}, {5, 3, 1, 0}, {4, 2, 1, 0},
    {4, 2, 0, 0}, {5, 4, 2, 0}, {4, 3, 1, 0}, {5, 2, 1, 0}, {6, 4, 1, 0}, {5, 3, 1, 0}};
static const int8_t RECRUITS[14] = {0, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0};
static const int8_t PLACE_COUNT[5] = {1, 2, 3, 4, 5};

typedef struct {
    uint32_t rng;
    int16_t score[NP], hand[NP];
    int8_t cab[NPLACE][NP];
    int8_t court[NP], supply[NP], grande[NP], played[NP], order[NP], disc[NP];
    int8_t deck[NDECK][ROUNDS], shown[NDECK];
    int8_t king, phase, player, round, turn, first, taken, card, then;
    int8_t place_left, moves_left, target;
} State;

static inline uint32_t xorshift32(uint32_t x) {
    x ^= x << 13; x ^= x >> 17; x ^= x << 5;
    return x;
}
static inline int below(State *s, int n) {
    s->rng = xorshift32(s->rng);
    return (int)(((uint64_t)s->rng * (uint64_t)n) >> 32);
}

static void finish_step(State *s);

static void start_round(State *s) {
    for (int k = 0; k < NDECK; k++) s->shown[k] = s->deck[k][s->round];
    for (int p = 0; p < NP; p++) s->played[p] = 0;
    s->taken = 0; s->phase = POWER; s->player = s->first;
}

void new_game(State *s, uint32_t seed) {
    memset(s, 0, sizeof *s);
    s->rng = (uint32_t)((uint64_t)seed * 2654435761u + 1) | 1;
    int8_t regions[NREG], tmp;
    for (int i = 0; i < NREG; i++) regions[i] = (int8_t)i;
    for (int i = NREG - 1; i > 0; i--) {
        int j = below(s, i + 1);
        tmp = regions[i]; regions[i] = regions[j]; regions[j] = tmp;
    }
    for (int p = 0; p < NP; p++) {
        s->grande[p] = regions[p];
        s->cab[regions[p]][p] = 2;
        s->court[p] = 7; s->supply[p] = 21; s->hand[p] = (1 << 13) - 1;
    }
    s->king = regions[NP];
    for (int k = 0; k < NDECK; k++) {
        for (int i = 0; i < ROUNDS; i++) s->deck[k][i] = (int8_t)i;
        for (int i = ROUNDS - 1; i > 0; i--) {
            int j = below(s, i + 1);
            tmp = s->deck[k][i]; s->deck[k][i] = s->deck[k][j]; s->deck[k][j] = tmp;
        }
    }
    s->first = (int8_t)below(s, NP);
    start_round(s);
}

static void start_turn(State *s) {
    int p = s->order[s->turn];
    int recruits = RECRUITS[s->played[p]];
    if (recruits > s->supply[p]) recruits = s->supply[p];
    s->supply[p] -= recruits; s->court[p] += recruits;
    s->player = (int8_t)p; s->phase = CARD;
}

static void play_power(State *s, int value) {
    s->played[s->player] = (int8_t)value;
    s->hand[s->player] ^= 1 << (value - 1);
    s->player = (s->player + 1) % NP;
    if (s->played[s->player] == 0) return;
    for (int p = 0; p < NP; p++) {
        int rank = 0;
        for (int q = 0; q < NP; q++) rank += s->played[q] > s->played[p];
        s->order[rank] = (int8_t)p;
    }
    s->first = s->order[NP - 1];
    s->turn = 0;
    start_turn(s);
}

static void score_region(State *s, int region) {
    int bound = 1000, place = 0;
    const int8_t *cab = s->cab[region];
    while (place < 3) {
        int best = 0, tied = 0, winner = 0;
        for (int p = 0; p < NP; p++) {
            int n = cab[p];
            if (n < bound) {
                if (n > best) { best = n; tied = 1; winner = p; }
                else if (n == best) tied++;
            }
        }
        if (best == 0) return;
        int points = VALUES[region][tied == 1 ? place : place + 1];
        for (int p = 0; p < NP; p++) if (cab[p] == best) s->score[p] += points;
        if (place == 0 && tied == 1) {
            if (region == s->king) s->score[winner] += 2;
            if (region == s->grande[winner]) s->score[winner] += 2;
        }
        place += tied;
        bound = best;
    }
}

static void general_scoring(State *s) {
    score_region(s, CASTILLO);
    for (int p = 0; p < NP; p++) {
        s->cab[s->disc[p]][p] += s->cab[CASTILLO][p];
        s->cab[CASTILLO][p] = 0;
    }
    for (int r = 0; r < NREG; r++) score_region(s, r);
}

static void begin_place(State *s) {
    int n = PLACE_COUNT[s->card];
    if (n > s->court[s->player]) n = s->court[s->player];
    s->place_left = (int8_t)n;
    if (n == 0) finish_step(s); else s->phase = PLACE;
}

static void next_return(State *s) {
    for (;;) {
        s->target = (s->target + 1) % NP;
        if (s->target == s->player) { finish_step(s); return; }
        for (int r = 0; r < NREG; r++)
            if (r != s->king && s->cab[r][s->target] > 0) { s->phase = RETURN; return; }
    }
}

static void begin_special(State *s) {
    switch (s->card) {
    case CARD_MOVE: s->moves_left = 4; s->phase = MOVE; break;
    case CARD_RETURN: s->target = s->player; next_return(s); break;
    case CARD_SCORE: {
        int worth = 4 + s->shown[CARD_SCORE] % 3;
        for (int r = 0; r < NREG; r++) if (VALUES[r][0] == worth) score_region(s, r);
        finish_step(s);
        break; }
    case CARD_GRANDE:
        if (s->grande[s->player] == s->king) finish_step(s); else s->phase = GRANDE;
        break;
    default: s->phase = KING;
    }
}

static void end_turn(State *s) {
    s->turn++;
    if (s->turn < NP) start_turn(s);
    else if (s->round % 3 == 2) { s->phase = DISC; s->player = 0; }
    else { s->round++; start_round(s); }
}

static void finish_step(State *s) {
    int then = s->then;
    s->then = THEN_END;
    if (then == THEN_PLACE) begin_place(s);
    else if (then == THEN_SPECIAL) begin_special(s);
    else end_turn(s);
}

static void choose_disc(State *s, int region) {
    s->disc[s->player] = (int8_t)region;
    s->player++;
    if (s->player < NP) return;
    general_scoring(s);
    s->round++;
    if (s->round == ROUNDS) { s->player = 0; s->phase = OVER; }
    else start_round(s);
}

int legal_actions(const State *s, int16_t *out) {
    int n = 0, king = s->king;
    switch (s->phase) {
    case POWER:
        for (int v = 1; v < 14; v++) if (s->hand[s->player] >> (v - 1) & 1) {
            int free_ = 1;
            for (int q = 0; q < NP; q++) if (s->played[q] == v) free_ = 0;
            if (free_) out[n++] = (int16_t)(A_POWER + v - 1);
        }
        break;
    case CARD:
        for (int k = 0; k < NKIND; k++) if (!(s->taken >> k & 1)) out[n++] = (int16_t)(A_CARD + k);
        break;
    case ORDER:
        for (int o = 0; o < 3; o++) out[n++] = (int16_t)(A_ORDER + o);
        break;
    case PLACE:
        for (const int8_t *r = ADJACENT[king]; *r >= 0; r++) out[n++] = (int16_t)(A_PLACE + *r);
        out[n++] = A_PLACE + CASTILLO;
        out[n++] = A_STOP;
        break;
    case MOVE:
        for (int o = 0; o < NP; o++)
            for (int f = 0; f < NREG; f++)
                if (f != king && s->cab[f][o] > 0) {
                    int base = A_MOVE + o * 100 + f * 10;
                    for (int t = 0; t < NPLACE; t++)
                        if (t != f && t != king) out[n++] = (int16_t)(base + t);
                }
        out[n++] = A_STOP;
        break;
    case RETURN:
        for (int r = 0; r < NREG; r++)
            if (r != king && s->cab[r][s->target] > 0) out[n++] = (int16_t)(A_RETURN + r);
        break;
    case GRANDE:
        for (int r = 0; r < NREG; r++)
            if (r != king && r != s->grande[s->player]) out[n++] = (int16_t)(A_GRANDE + r);
        break;
    case KING:
        for (int r = 0; r < NREG; r++) if (r != king) out[n++] = (int16_t)(A_KING + r);
        break;
    case DISC:
        for (int r = 0; r < NREG; r++) out[n++] = (int16_t)(A_DISC + r);
        break;
    }
    return n;
}

void apply(State *s, int action) {
    int p = s->player;
    switch (s->phase) {
    case POWER: play_power(s, action - A_POWER + 1); break;
    case CARD: s->card = (int8_t)(action - A_CARD); s->taken |= 1 << s->card; s->phase = ORDER; break;
    case ORDER: {
        int o = action - A_ORDER;
        if (o == SPECIAL_FIRST) { s->then = THEN_PLACE; begin_special(s); }
        else if (o == PLACE_FIRST) { s->then = THEN_SPECIAL; begin_place(s); }
        else { s->then = THEN_END; begin_place(s); }
        break; }
    case PLACE:
        if (action == A_STOP) { finish_step(s); break; }
        s->court[p]--; s->cab[action - A_PLACE][p]++;
        if (--s->place_left == 0) finish_step(s);
        break;
    case MOVE: {
        if (action == A_STOP) { finish_step(s); break; }
        int code = action - A_MOVE, owner = code / 100;
        s->cab[code / 10 % 10][owner]--; s->cab[code % 10][owner]++;
        if (--s->moves_left == 0) finish_step(s);
        break; }
    case RETURN:
        s->cab[action - A_RETURN][s->target]--; s->supply[s->target]++;
        next_return(s);
        break;
    case GRANDE: s->grande[p] = (int8_t)(action - A_GRANDE); finish_step(s); break;
    case KING: s->king = (int8_t)(action - A_KING); finish_step(s); break;
    case DISC: choose_disc(s, action - A_DISC); break;
    }
}

int playout(State *s, uint32_t rng) {
    int16_t legal[N_ACTIONS];
    int decisions = 0;
    while (s->phase != OVER) {
        int n = legal_actions(s, legal);
        rng = xorshift32(rng);
        apply(s, legal[((uint64_t)rng * (uint64_t)n) >> 32]);
        decisions++;
    }
    return decisions;
}

long bench_games(int games, uint32_t seed) {
    long decisions = 0;
    State s;
    for (int i = 0; i < games; i++) { new_game(&s, seed + (uint32_t)i); decisions += playout(&s, s.rng); }
    return decisions;
}

/* heap clone, as a tree search would do it */
long bench_clone(const State *s, int n) {
    long total = 0;
    for (int i = 0; i < n; i++) {
        State *t = malloc(sizeof *t);
        *t = *s;
        __asm__ volatile("" : : "r"(t) : "memory");
        total += t->king;
        free(t);
    }
    return total;
}

uint32_t trace_hash(uint32_t seed) {
    State s, t;
    new_game(&s, seed);
    uint32_t rng = s.rng, h = 17;
    int16_t legal[N_ACTIONS];
    while (s.phase != OVER) {
        int n = legal_actions(&s, legal);
        for (int i = 0; i < n; i++) h = h * 31 + (uint32_t)legal[i];
        rng = xorshift32(rng);
        int action = legal[((uint64_t)rng * (uint64_t)n) >> 32];
        h = h * 31 + (uint32_t)(action * 7 + s.player);
        apply(&s, action);
        if (action % 5 == 0) { t = s; s = t; }
    }
    for (int p = 0; p < NP; p++) {
        h = h * 31 + (uint32_t)s.score[p];
        h = h * 31 + (uint32_t)(s.court[p] + 100 * s.supply[p]);
    }
    for (int i = 0; i < NPLACE; i++)
        for (int p = 0; p < NP; p++) h = h * 31 + (uint32_t)s.cab[i][p];
    return h;
}
int state_size(void) { return (int)sizeof(State); }
int phase_of(const State *s) { return s->phase; }
uint32_t rng_of(const State *s) { return s->rng; }
