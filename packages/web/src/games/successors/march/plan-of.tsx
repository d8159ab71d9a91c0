/** Whose plan it is, at the head of its card. */

import type { ComponentChildren } from 'preact';
import { say } from '../../../messages.ts';
import { useTable } from '../../../table/context.ts';
import { Medallion } from '../medallion.tsx';
import { generalName } from '../names.ts';

interface PlanOfProps {
  readonly leader: string | null;
  readonly children: ComponentChildren;
}
export function PlanOf({ leader, children }: PlanOfProps) {
  const { store } = useTable();
  return (
    <>
      {leader !== null && <Medallion general={leader} owner={store.me.value} size={34} />}
      <div>
        <h2>
          {leader === null
            ? say('successors.plan.title')
            : say('successors.plan.of', { name: generalName(leader) })}
        </h2>
        {children}
      </div>
    </>
  );
}
