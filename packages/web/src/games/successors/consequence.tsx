/** What comes of an answer that nobody can take back, with its clause. */

import { canSay, say } from '../../messages.ts';
import { Clause } from '../../table/clause.tsx';
import { WouldNote } from './would-note.ts';

const CLAUSES: { readonly [field: string]: string } = {
  roll: 'S9.2-10',
  bury: 'S3.8-01',
  evade: 'S12.2-04',
  intercept: 'S11.2-11',
  discard: 'S6.2-12',
  shed: 'S6.2-12',
};

export function Consequence({ fields }: { readonly fields: { readonly [field: string]: unknown } }) {
  const field = Object.keys(fields).find((each) => canSay(`successors.comes.${each}`));
  const Would = WouldNote.value;
  return (
    <>
      {field !== undefined && (
        <p class="forecast">
          <span>
            {say(`successors.comes.${field}`)} <Clause id={CLAUSES[field] ?? null} />
          </span>
        </p>
      )}
      {Would !== null && <Would answer={fields} />}
    </>
  );
}
