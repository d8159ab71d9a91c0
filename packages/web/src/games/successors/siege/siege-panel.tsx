/** A Siege over the map: as it is considered, and as it was conducted. */

import './siege.css';
import { isTold, openSiege } from '../shown-fights.ts';
import { Considered } from './considered.tsx';
import { Told } from './told.tsx';

export function SiegePanel() {
  const shown = openSiege.value;
  if (shown === null) return null;
  return isTold(shown) ? (
    <Told key={`${shown.seq} ${shown.nth}`} id={shown} />
  ) : (
    <Considered key={shown.space} space={shown.space} />
  );
}
