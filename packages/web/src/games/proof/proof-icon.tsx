/** Icons of the proof game: only its tables carry them. */

import { icons } from 'virtual:icons/proof';
import { Drawing } from '../../look/icon.tsx';
import type { ProofIconName } from './proof-icon-names.ts';

export const ProofIcon = ({ name, size }: { readonly name: ProofIconName; readonly size: number }) => (
  <Drawing path={icons[name]} size={size} />
);
