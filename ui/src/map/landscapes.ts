// The landscape of each place: a drawing for its sheet.
import { art, type Art } from '../cards/art';
import { boardPlace, type PlaceId } from '../view';

const LANDSCAPES: Partial<Record<PlaceId, Art>> = {
  galicia: art('nobody', 'sea', [
    ['church', 36, 58, 1],
    ['ship', 118, 64, 0.85],
  ]),
  vasco: art('nobody', 'hills', [
    ['mountain', 46, 60, 1.1],
    ['house', 104, 64, 0.95],
    ['tree', 136, 64, 1],
  ]),
  aragon: art('nobody', 'hills', [
    ['mountain', 38, 58, 1.1],
    ['mountain', 92, 62, 1.3],
    ['gate', 138, 64, 0.7],
  ]),
  cataluna: art('nobody', 'sea', [
    ['gate', 38, 60, 1],
    ['flag', 38, 30, 0.8],
    ['ship', 112, 66, 1],
  ]),
  vieja: art('nobody', 'plain', [
    ['tower', 44, 64, 1],
    ['wheat', 92, 68, 1],
    ['wheat', 118, 66, 0.9],
    ['wheat', 142, 69, 1],
  ]),
  nueva: art('nobody', 'plain', [
    ['windmill', 36, 62, 1],
    ['windmill', 82, 66, 1.2],
    ['wheat', 128, 67, 0.9],
  ]),
  sevilla: art('nobody', 'river', [
    ['church', 34, 62, 0.95],
    ['bridge', 81, 60],
    ['palace', 130, 60, 0.9],
  ]),
  granada: art('nobody', 'hills', [
    ['mountain', 110, 56, 1.3],
    ['palace', 54, 62, 1.1],
    ['tree', 92, 65, 1],
    ['tree', 16, 64, 0.9],
  ]),
  valencia: art('nobody', 'sea', [
    ['orange', 28, 60, 1],
    ['orange', 60, 64, 1.1],
    ['village', 112, 60, 1],
  ]),
  castillo: art('nobody', 'wall', [
    ['tower', 80, 66, 1.1],
    ['rider', 32, 66, 0.8],
    ['rider', 128, 67, -0.8],
  ]),
  france: art('nobody', 'hills', [
    ['mountain', 34, 58, 1],
    ['palace', 84, 63, 1.1],
    ['church', 132, 62, 0.8],
  ]),
  portugal: art('nobody', 'sea', [
    ['ship', 60, 66, 1.05],
    ['ship', 122, 58, 0.7],
  ]),
};

export const landscapeOf = (place: PlaceId): Art | null => LANDSCAPES[boardPlace(place)] ?? null;
