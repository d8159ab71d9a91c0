/** The analysis board: the table itself, on paper, with an engine of its own. Nothing that is done here happens in the game. */

import './trial.css';
import type { Json } from '@diadochi/kernel';
import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api.ts';
import type { Beginning } from '../engine/requests.ts';
import type { Face } from '../games/face.ts';
import type { LookingBack } from '../games/looking-back.ts';
import { Button } from '../look/button.tsx';
import { say } from '../messages.ts';
import { sayProblem } from '../problems.ts';
import type { Stage } from '../table/context.ts';
import type { TrialProps } from '../table/staged.ts';
import { type Board, BoardContext, type Numbers } from './board.ts';
import { Aside, Beside, Words } from './board-parts.tsx';
import { type Engine, startEngine } from './engine.ts';
import { type Trial, trialStore } from './store.ts';

/** How a game would end is said in the strip. */
const stage: Stage = { name: 'trial', Words, Beside, Aside, Over: () => null };
const nowhere = () => {};
/** Games whose content is part of their code. */
const CONTENT_IN_CODE = ['proof'];

export function TrialTable({ base, game, face, moment, onLeave, Playing }: TrialProps) {
  const [board, setBoard] = useState<Board | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  useEffect(() => {
    const engine = startEngine();
    let gone = false;
    open(engine, { base, game, face, moment, onLeave }).then(
      (opened) => !gone && setBoard(opened),
      (error) => !gone && setProblem(error),
    );
    return () => {
      gone = true;
      engine.close();
    };
  }, []);
  if (problem !== null)
    return (
      <main class="trial-problem" id="main">
        <h1>{say('trial.cannot')}</h1>
        <p>{sayProblem(problem)}</p>
        <Button look="act" onClick={onLeave}>
          {say('trial.leave')}
        </Button>
      </main>
    );
  if (board === null)
    return (
      <main class="table-opening" id="main">
        <p class="unseen" role="status">
          {say('trial.opening')}
        </p>
      </main>
    );
  return (
    <BoardContext.Provider value={board}>
      <Playing store={board.trial} game={game} face={face} stage={stage} tryOut={nowhere} />
    </BoardContext.Provider>
  );
}

async function open(engine: Engine, props: Omit<TrialProps, 'Playing'>): Promise<Board> {
  const { base, game, face, moment, onLeave } = props;
  const hash = base.info.value?.contentHash ?? '';
  const [known, content, back] = await Promise.all([
    api.known(base.id, moment?.seq, moment?.as),
    CONTENT_IN_CODE.includes(game) ? null : api.content(game, hash),
    face.looksBack?.().catch(() => null) ?? null,
  ]);
  const from = (known.view === null ? { position: known.position } : { view: known.view }) as Beginning;
  const seed = crypto.randomUUID();
  const begun = await engine.ask('open', { game, content: content as Json, from, seed });
  const trial = await trialStore(base, engine, begun);
  const eye = known.view === null ? 'all' : known.view.seat;
  return {
    base,
    trial,
    back,
    eye,
    moment: moment?.seq ?? null,
    numbers: numbersOf(trial, back, face),
    leave: onLeave,
  };
}

/** What the numbers that count are at each moment that was looked at. */
function numbersOf(trial: Trial, back: LookingBack | null, face: Face): Numbers {
  const known = signal<{ readonly [moment: number]: readonly (readonly number[])[] }>({});
  trial.view.subscribe((view) => {
    if (view === null) return;
    const sides = Math.max(trial.info.peek()?.seats.length ?? 0, face.sides?.(view) ?? 0);
    const plots = back?.plots.slice(0, 2) ?? [];
    const numbers = plots.map(({ of }) => Array.from({ length: sides }, (_, seat) => of(view, seat)));
    known.value = { ...known.peek(), [trial.tree.peek().at]: numbers };
  });
  return known;
}
