import { expect, it } from 'vitest';
import { NAMES, position, view } from '../../fixtures/states';
import { actionInWords } from './describe';

it('own pieces are yours in every answer', () => {
  const shown = view('middle');
  const owner = shown.players.find(({ seat }) => seat === shown.seat)!.colour;
  const answers = [
    actionInWords(shown, { type: 'move', owner, source: 'aragon', target: 'valencia' }),
    actionInWords(shown, { type: 'return', owner, source: 'aragon' }),
    actionInWords(shown, { type: 'return', owner, source: 'court' }),
  ];
  for (const answer of answers) expect(answer).toContain('a caballero of yours');
});

it('no legal answer speaks of none', () => {
  for (const name of NAMES)
    for (const action of position(name).legal)
      expect(actionInWords(view(name), action)).not.toMatch(/\bnone\b/);
});
