// What of the landscapes stands on the map, where no piece ever does.
import type { Part } from '../cards/art';

/** On the map, in its coordinates. */
export const VIGNETTES: readonly Part[] = [
  ['church', 332, 134, 0.62],
  ['mountain', 462, 124, 0.62],
  ['tree', 490, 128, 0.5],
  ['mountain', 834, 222, 0.85],
  ['mountain', 868, 192, 0.6],
  ['mountain', 926, 182, 0.6],
  ['wheat', 560, 368, 0.6],
  ['wheat', 586, 356, 0.6],
  ['tower', 262, 444, 0.5],
  ['windmill', 284, 520, 0.62],
  ['windmill', 318, 528, 0.72],
  ['house', 244, 618, 0.62],
  ['palace', 652, 832, 0.5],
  ['tree', 672, 834, 0.5],
  ['orange', 682, 706, 0.6],
  ['orange', 702, 698, 0.6],
];
