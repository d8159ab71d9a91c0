import { seatColour } from '../look/emblem.tsx';
import type { Scene } from './scene.ts';

/** The classes of the number of a scene that is told: its seat's colour. */
export const toldBy = ({ seat }: Pick<Scene, 'seat'>): string | false =>
  seat !== null && `told ${seatColour(seat)}`;
