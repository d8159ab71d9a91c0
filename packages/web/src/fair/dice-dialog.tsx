/** Dice that nobody chose: what they come from, whose words are in them, and, when the game is over, the proof. */

import './fair.css';
import type { FairRecord, GameRecord } from '@diadochi/kernel';
import { useEffect, useState } from 'preact/hooks';
import { api, type SeatInfo, type TableInfo } from '../api.ts';
import { Button } from '../look/button.tsx';
import { classes } from '../look/classes.ts';
import { Dialog } from '../look/dialog.tsx';
import { Emblem } from '../look/emblem.tsx';
import { Stroke } from '../look/icon.tsx';
import { say } from '../messages.ts';
import { sitting } from '../people.ts';
import { sayProblem } from '../problems.ts';
import { ownSeat } from '../seats.ts';
import { useTable } from '../table/context.ts';
import type { Checked, Flaw } from './check.ts';
import { type OwnWords, ownWords } from './own-words.ts';

export function DiceDialog({ onClose }: { readonly onClose: () => void }) {
  const { latest } = useTable();
  const [asked, setAsked] = useState<TableInfo | null>(null);
  const isOver = latest.view.value !== null && latest.view.value.outcome !== null;
  const known = latest.info.value;
  // From which move on words count, and that the game is over, is not told to everybody each time: it is asked for.
  useEffect(() => {
    api.table(latest.id).then(
      ({ table }) => setAsked(table),
      () => {},
    );
  }, [latest, isOver, known]);
  const info = asked ?? known;
  return (
    <Dialog title={say('table.dice')} onClose={onClose}>
      {info !== null && <Inside info={info} />}
    </Dialog>
  );
}

function Inside({ info }: { readonly info: TableInfo }) {
  const own = ownWords(info.id);
  const mine = ownSeat(info.id)?.seat ?? null;
  const { words } = info;
  return (
    <div class="fair">
      <p>{say(words === null ? 'dice.old' : 'dice.how')}</p>
      <dl class="fair-seals">
        <dt>{say('dice.serverSeal')}</dt>
        <dd>{info.commitment}</dd>
        {mine !== null && words?.[mine].commitment != null && (
          <>
            <dt>{say('dice.yourSeal')}</dt>
            <dd>{words[mine].commitment}</dd>
          </>
        )}
      </dl>
      {words !== null && (
        <ul class="fair-seats">
          {info.seats.map((seat) => (
            <li key={seat.seat}>
              <Emblem seat={seat.seat} size={24} />
              <b>{sitting(seat)}</b>
              <span class="fair-state">{stateWords(info, seat)}</span>
            </li>
          ))}
        </ul>
      )}
      {words?.every(({ from }) => from === null) && <p>{say('dice.alone')}</p>}
      {info.status !== 'over' && <p>{say('dice.later')}</p>}
      {info.status === 'over' && words !== null && <Check info={info} own={own} />}
    </div>
  );
}

/** Whether the words of a seat are in the dice, and since when. */
function stateWords({ words, status }: TableInfo, { seat, bot }: SeatInfo): string {
  const { commitment = null, words: shown = null, from = null } = words?.[seat] ?? {};
  if (bot !== null) return say('dice.bot');
  if (commitment === null) return say('dice.none');
  if (from === 0) return say('dice.all');
  if (from !== null) return say('dice.from');
  if (status === 'over') return say('dice.never');
  return say(shown === null ? 'dice.sealed' : 'dice.next');
}

interface CheckProps {
  readonly info: TableInfo;
  readonly own: readonly OwnWords[];
}
function Check({ info, own }: CheckProps) {
  const [checked, setChecked] = useState<Checked | null>(null);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  async function check() {
    setBusy(true);
    setProblem('');
    try {
      const [{ checkDice }, record] = await Promise.all([
        import('./check.ts'),
        api.record(info.id) as Promise<GameRecord & { readonly chance: FairRecord }>,
      ]);
      setChecked(checkDice(record, { sealed: own[0]?.sealed ?? info.commitment, own }));
    } catch (wrong) {
      setProblem(sayProblem(wrong));
    }
    setBusy(false);
  }

  return (
    <section class="fair-check">
      <Button look="act" disabled={busy} onClick={check}>
        {say('dice.check')}
      </Button>
      <div role="status">{checked !== null && <Result checked={checked} own={own} />}</div>
      {problem !== '' && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}

function Result({ checked, own }: { readonly checked: Checked } & Pick<CheckProps, 'own'>) {
  const { good, untold, faults } = checked;
  const isGood = faults.length === 0;
  const lines = isGood
    ? [
        say(own.length > 0 ? 'dice.sealKept' : 'dice.sealFits'),
        say('dice.wordsFit'),
        ...(own.length > 0 ? [say('dice.ownFit')] : []),
      ]
    : faults.slice(0, MOST_FAULTS).map(flawWords);
  return (
    <div class={classes('fair-result', isGood ? 'good' : 'bad')}>
      <p>
        <Stroke name={isGood ? 'check' : 'close'} size={18} />
        <b>{say(isGood ? 'dice.good' : 'dice.bad', { count: good, faults: faults.length })}</b>
      </p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {untold > 0 && <li>{say('dice.untold', { count: untold })}</li>}
      </ul>
      {isGood && <p class="fair-more">{say('dice.more')}</p>}
    </div>
  );
}

/** Of a record that is false from end to end the first few places are enough. */
const MOST_FAULTS = 5;

function flawWords(fault: Flaw): string {
  switch (fault.what) {
    case 'sealed':
      return say('dice.fault.sealed');
    case 'secret':
      return say('dice.fault.secret');
    case 'words':
      return say('dice.fault.words', { seat: fault.seat });
    case 'own':
      return say('dice.fault.own', { seat: fault.seat });
    default:
      return say(fault.seq === 0 ? 'dice.fault.setup' : 'dice.fault.outcome', { move: fault.seq });
  }
}
