/** Icons that only the lobby shows: the tables do not carry them. */

import { icons } from 'virtual:icons/lobby';
import { Drawing } from '../look/icon.tsx';
import type { LobbyIconName } from './lobby-icon-names.ts';

export const LobbyIcon = ({ name, size }: { readonly name: LobbyIconName; readonly size: number }) => (
  <Drawing path={icons[name]} size={size} />
);
