/** Of two rolled dice that are alike, either will do. */

import type { Choice } from '../../table/walk.ts';
import { type DieName, isDie, rolledDie, type Table } from './view.ts';

/** Of choices that differ only in which of two like dice is used, the first. */
export function withoutTwins(choices: readonly Choice[], table: Table): readonly Choice[] {
  const look = ({ field, value, why }: Choice): string => {
    const die = isDie(value) ? rolledDie(table, value) : null;
    return die === null ? `${field} ${value}` : `${die.colour} ${die.value} ${why === null}`;
  };
  return choices.filter((choice, i) => choices.findIndex((each) => look(each) === look(choice)) === i);
}

/** The die that these choices come down to, if they come down to one. */
export function onlyDie(choices: readonly Choice[], table: Table): DieName | null {
  const [one, ...others] = withoutTwins(
    choices.filter(({ why }) => why === null),
    table,
  );
  return one !== undefined && others.length === 0 && isDie(one.value) ? one.value : null;
}
