/** Something that the owner allows or not: it shows what was chosen, until the table says otherwise. */

import { useEffect, useState } from 'preact/hooks';
import { Switch } from '../look/choices.tsx';

interface OwnerSwitchProps {
  readonly id: string;
  readonly words: string;
  /** As the table has it. */
  readonly is: boolean;
  /** False if it could not be done. */
  readonly choose: (on: boolean) => Promise<boolean>;
}
export function OwnerSwitch({ id, words, is, choose }: OwnerSwitchProps) {
  const [on, setOn] = useState(is);
  useEffect(() => setOn(is), [is]);
  const chosen = async (wanted: boolean) => {
    setOn(wanted);
    if (!(await choose(wanted))) setOn(is);
  };
  return (
    <label class="seating-switch" for={id}>
      <span>{words}</span>
      <Switch id={id} on={on} onChoose={chosen} />
    </label>
  );
}
