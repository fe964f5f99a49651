// The words of the stage in Dutch.
import type { stage as english } from './stage.en';

export const stage: typeof english = {
  connection: {
    'logged-out': 'Je bent hier afgemeld. Meld je opnieuw aan om verder te spelen.',
    refused: 'De server heeft de verbinding gesloten.',
    again: 'Opnieuw verbinden',
  },
};
