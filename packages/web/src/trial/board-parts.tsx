/** What is said and shown on the analysis board: that it is none of the game, how the dice fall, and the branches. */

import { useEffect } from 'preact/hooks';
import { ApiProblem } from '../api.ts';
import { RESULTS, type Tried, type Wish } from '../engine/requests.ts';
import { announce } from '../look/announce.ts';
import { Button } from '../look/button.tsx';
import { classes } from '../look/classes.ts';
import { Emblem, seatColour } from '../look/emblem.tsx';
import { Stroke } from '../look/icon.tsx';
import { language, say, sayMessage, seatName } from '../messages.ts';
import { headline } from '../replay/headline.ts';
import { useTable } from '../table/context.ts';
import { promptWords } from '../table/prompt.tsx';
import { type Board, useBoard } from './board.ts';
import { type Branch, branchesOf } from './branches.ts';

const percent = (chance: number): string =>
  new Intl.NumberFormat(language.value, { style: 'percent', maximumFractionDigits: 0 }).format(chance);

/** In the header: what is asked here, and that nothing of it happens in the game. */
export function Words() {
  const at = useTable();
  const { base, trial, moment } = useBoard();
  const shown = branchesOf(trial.tree.value).find(({ isShown }) => isShown);
  const seat = trial.me.value;
  const isMine = base.asked.value.some((each) => each.seat === base.me.value && base.me.value !== null);
  const isAsked = moment === null && isMine;
  const seq = base.view.value?.seq ?? 0;
  // Whoever tries something out hears that the game asks him something new.
  useEffect(() => {
    if (isAsked && seq !== firstSeen(trial, seq)) announce(say('trial.asked'));
  }, [isAsked, seq]);
  const waits = [...new Set(base.asked.value.map((each) => each.seat))];
  return (
    <div
      key={isAsked ? seq : 'waits'}
      class={classes('prompt', 'trial-words', seat !== null && seatColour(seat))}
    >
      {seat !== null && <Emblem seat={seat} size={30} />}
      <div>
        <span class="prompt-title">
          {shown === undefined ? say('trial.title') : say('trial.titleIn', { branch: shown.name })}
        </span>
        <p>
          <b>{say('trial.nothing')}</b>{' '}
          {moment !== null
            ? say('trial.fromMoment', { moment })
            : isAsked
              ? say('trial.asked')
              : waits.length > 0
                ? say('trial.waits', { seat: waits })
                : ''}
        </p>
        <p class="unseen" role="status">
          {promptWords(at)}
        </p>
      </div>
    </div>
  );
}
const seenFirst = new WeakMap<object, number>();
function firstSeen(trial: object, seq: number): number {
  const known = seenFirst.get(trial) ?? seq;
  seenFirst.set(trial, known);
  return known;
}

/** That this is none of the game, always in sight; how the dice fall, a step back, and the way out. */
export function Beside() {
  const { trial, leave } = useBoard();
  const { answer } = useTable();
  const { wish } = trial.tree.value;
  const { undo } = trial.view.value ?? { undo: false };
  async function choose(wished: Wish): Promise<void> {
    try {
      await trial.wish(wished);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      announce(say('problem.not-so'));
      answer.trouble.value = { message: { key: 'problem.not-so', params: {} }, clause: null };
    }
  }
  return (
    <div class="trial-acts">
      <p class="trial-banner">
        <Stroke name="pen" size={15} /> <b>{say('trial.banner')}</b> <span>{say('trial.bannerHint')}</span>
      </p>
      <fieldset class="segments">
        <legend>{say('trial.dice')}</legend>
        {[...RESULTS, 'fall' as const].map((each) => (
          <label key={each}>
            <input type="radio" name="wish" checked={wish === each} onClick={() => void choose(each)} />
            <span>{say(`trial.dice.${each}`)}</span>
          </label>
        ))}
      </fieldset>
      <Button disabled={!undo} onClick={() => void answer.undo()}>
        <Stroke name="undo" size={16} />
        {say('table.undo')}
      </Button>
      <Button look="act" onClick={leave}>
        {say('trial.leave')}
      </Button>
    </div>
  );
}

/** The branches, one beside the other. */
export function Aside() {
  const board = useBoard();
  const { trial, eye, base } = board;
  const branches = branchesOf(trial.tree.value);
  return (
    <section class="trial-aside" aria-labelledby="trial-tried">
      <h2 id="trial-tried">{say('trial.tried')}</h2>
      <p class="trial-from">
        {say(board.moment === null ? 'trial.from.now' : 'trial.from.moment', { moment: board.moment })}
      </p>
      {branches.length === 0 && <p class="trial-none">{say('trial.none')}</p>}
      {branches.map((branch) => (
        <BranchCard key={branch.end.id} board={board} branch={branch} />
      ))}
      {branches.length > 0 && <Compared board={board} branches={branches} />}
      {branches.length > 0 && (
        <Button onClick={() => void trial.goTo(0)} disabled={trial.tree.value.at === 0}>
          <Stroke name="plus" size={15} />
          {say('trial.new')}
        </Button>
      )}
      <p class="trial-known">
        <Stroke name="eye" size={16} />
        <span>
          {eye === 'all'
            ? say('trial.known.all')
            : say('trial.known.own', {
                of: eye === null || eye === base.me.value ? 'own' : 'other',
                name: eye === null ? '' : seatName.value(eye),
              })}
        </span>
      </p>
    </section>
  );
}

function BranchCard({ board: { trial, back }, branch }: { readonly board: Board; readonly branch: Branch }) {
  const { name, way, end, isShown } = branch;
  const { at } = trial.tree.value;
  const titled = way.findLast(({ messages }) => messages.length > 0);
  return (
    <article class={classes('branch', isShown && 'now')} aria-label={say('trial.branch', { name })}>
      <header>
        <span class="branch-name">{name}</span>
        <b>{titled === undefined ? say('trial.branch', { name }) : stepWords(titled, back)}</b>
        {!isShown && (
          <Button
            size="small"
            aria-label={say('trial.openBranch', { name })}
            onClick={() => void trial.goTo(end.id)}
          >
            {say('trial.openIt')}
          </Button>
        )}
      </header>
      {isShown && (
        <ol>
          {way.map((step, i) => (
            <li key={step.id}>
              <button
                type="button"
                aria-current={step.id === at ? 'step' : undefined}
                onClick={() => void trial.goTo(step.id)}
              >
                <small>{i + 1}</small>
                {step.seat !== null && (
                  <Emblem seat={step.seat} size={17} label={seatName.value(step.seat)} />
                )}
                <span>{stepWords(step, back)}</span>
                {step.result !== null && (
                  <small class={`result ${step.result}`}>
                    {say(`trial.dice.${step.result}`)}
                    {step.chance !== null && ` ${percent(step.chance)}`}
                  </small>
                )}
              </button>
            </li>
          ))}
        </ol>
      )}
    </article>
  );
}
function stepWords({ messages, seat }: Tried, back: Board['back']): string {
  const told = headline(messages, back, seat);
  return told !== undefined ? sayMessage(told) : seat === null ? '' : say('trial.passed', { seat });
}

/** What counts at the end of each branch, beside what it now is. */
function Compared({ board, branches }: { readonly board: Board; readonly branches: readonly Branch[] }) {
  const { game } = useTable();
  const { numbers, back, trial } = board;
  const plots = back?.plots.slice(0, 2) ?? [];
  const known = numbers.value;
  const sides = known[0]?.[0]?.length ?? 0;
  if (plots.length === 0 || sides === 0) return null;
  const rows = [
    { key: 0, name: say('trial.now'), chance: null, isShown: trial.tree.value.at === 0 },
    ...branches.map(({ name, chance, end, isShown }) => ({ key: end.id, name, chance, isShown })),
  ];
  const words = (key: number, seat: number) => known[key]?.map((plot) => plot[seat]).join(' · ') ?? '–';
  return (
    <div class="compared">
      <table>
        <caption class="unseen">{say('trial.compared')}</caption>
        <thead>
          <tr>
            <th scope="col">
              {plots.map(({ name }) => say(`replay.plot.${game}.${name}.short`)).join(' · ')}
            </th>
            <th scope="col">{say('trial.chance')}</th>
            {Array.from({ length: sides }, (_, seat) => (
              <th key={seat} scope="col">
                <Emblem seat={seat} size={18} label={seatName.value(seat)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, chance, isShown }) => (
            <tr key={key} class={classes(isShown && 'now')}>
              <th scope="row">{name}</th>
              <td>{chance === null ? '–' : percent(chance)}</td>
              {Array.from({ length: sides }, (_, seat) => (
                <td key={seat}>{words(key, seat)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
