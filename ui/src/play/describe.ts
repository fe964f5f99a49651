// An answer in words, for hints and screen readers.
import { ownerName } from '../map/describe';
import { ownerInWords, tileName } from '../table/buttons';
import type { Action, PlaceId, View } from '../view';
import { books, modifierName, placeInSentence, sumInWords, t } from '../words/index.svelte';

export function actionInWords(view: View, action: Action): string {
  const words = t();
  const place = (id: string) => placeInSentence(id as PlaceId | 'court', view.edition);
  switch (action.type) {
    case 'play-power':
      return action.modifier
        ? words.answer.power(sumInWords(action.value, action.value + Number.parseInt(action.modifier, 10)))
        : words.answer.power(String(action.value));
    case 'pass-modifier':
      return words.answer.pass(modifierName(action.modifier));
    case 'take':
      return words.answer.take(String(action.number));
    case 'take-card': {
      const card = view.cards.find((each) => each.pile === action.pile);
      return words.answer.pile(card ? books.card(view.edition, card.card).name : String(action.pile));
    }
    case 'move':
      return words.answer.move(ownerInWords(view, action.owner), place(action.source), place(action.target));
    case 'move-grande':
      return words.answer.grande(ownerName(view, action.owner), place(action.target));
    case 'lay-tile':
      return words.answer.tile(tileName(String(action.tile)), place(action.target));
    case 'place':
      return words.answer.put(place(action.target));
    case 'move-king':
      return words.answer.king(place(action.target));
    case 'recall':
      return words.answer.recall(place(action.source));
    case 'return':
      return words.answer.return(ownerInWords(view, action.owner), place(action.source));
    case 'disc':
    case 'evict':
      return words.answer.place(place(action.region));
    case 'score':
      return words.answer.score(place(action.place));
    case 'swap':
      return words.answer.swap(ownerName(view, action.owner));
    case 'recover':
      return words.answer.recover(
        typeof action.card === 'number' ? String(action.card) : modifierName(action.card),
      );
    case 'start':
      return 'part' in action && action.part === 'place'
        ? words.answer.startPlace
        : words.answer.startSpecial;
    case 'either':
      return action.half === 1 ? words.ask.either1 : words.ask.either2;
    case 'allow':
      return words.ask.allow;
    case 'allow-rest':
      return words.ask.allowRest;
    case 'veto':
      return words.ask.veto;
    case 'stop':
      return view.question.kind === 'part' ? words.ask.skipSpecial : words.ask.done;
    case 'draw': // chance, never a player
      return action.outcome;
  }
}
