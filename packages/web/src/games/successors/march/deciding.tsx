/**
 * A press on a space decides on the way to it, whether its forecast is there or still to come: what nobody can stop is
 * walked at once; where a die may fall, or a title is at stake, that is confirmed beside the space.
 */

import type { StepForecast } from '@diadochi/successors';
import { useEffect } from 'preact/hooks';
import { say } from '../../../messages.ts';
import { useTable, useView } from '../../../table/context.ts';
import { isWide } from '../../../table/wide.ts';
import { spaceName } from '../names.ts';
import type { Table } from '../view.ts';
import { actionOf } from './answers.ts';
import { aim, type Considered, composing, considered, decided } from './considering.ts';
import { useSettingOut } from './journey.ts';
import { WayCard } from './way-card.tsx';

export const wayWords = ({ target, cost }: Considered): string =>
  say('successors.do.march', { name: spaceName(target), cost });
/** S10.C-01: whether somebody on the way could be asked for Free Passage. */
export const mayAsk = ({ forecast }: Considered): boolean =>
  forecast?.steps.some(({ passage }) => passage) === true;

/** Whether a step may bring what cannot be taken back: a die, a battle, somebody's answer, the loss of a title. */
const isGrave = ({ attrition, interceptions, evasions, meets, battle, champion }: StepForecast): boolean =>
  attrition > 0 ||
  interceptions.length + evasions.length > 0 ||
  meets !== 'nobody' ||
  battle !== null ||
  champion !== null;

/** Sets out on the way that is considered; with requests for Free Passage, wherever one can be made. */
export function useCommit(): (asking?: boolean) => void {
  const { table } = useView<Table>();
  const setOut = useSettingOut();
  return (asking = false) => {
    const way = considered.peek();
    if (way === null) return;
    const now = composing.peek();
    const naming = now?.purpose === 'march' ? actionOf(table, now) : null;
    const strides = way.way.map((space, i) => ({
      space,
      request: asking && way.forecast?.steps[i]?.passage === true,
    }));
    setOut(naming, way.from.at, strides);
  };
}

/** Does what was pressed, as soon as it is known what that means. */
export function useDeciding(): void {
  const { answer } = useTable();
  const commit = useCommit();
  const [way, target] = [considered.value, decided.value];
  useEffect(() => {
    if (target === null || way?.target !== target || way.forecast === null) return;
    const { blocked, steps } = way.forecast;
    if (blocked === null && !steps.some(isGrave)) {
      commit();
      return;
    }
    if (!isWide.peek()) {
      decided.value = null; // with the question, where there is room for it
      return;
    }
    decided.value = null; // from here on it is the button's to decide
    answer.ask({
      words: wayWords(way),
      note: <WayCard way={way} />,
      grave: 'grave',
      others:
        blocked === null && mayAsk(way) ? [{ words: say('successors.do.ask'), act: () => commit(true) }] : [],
      act: blocked === null ? () => commit() : null,
      drop() {
        aim.value = null;
      },
    });
  }, [way, target]);
}
