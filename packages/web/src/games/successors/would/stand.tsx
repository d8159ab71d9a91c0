/** 10 to 12: somebody has come. To give way or to fight, side by side: the odds of both, and what they cost. */

import type { BattleForecast, StandForecast } from '@diadochi/successors';
import { useLayoutEffect } from 'preact/hooks';
import { useServerAnswer } from '../../../ahead/server-answer.ts';
import { language, say, seatName } from '../../../messages.ts';
import { Clause } from '../../../table/clause.tsx';
import { useTable, useView } from '../../../table/context.ts';
import { isWide } from '../../../table/wide.ts';
import { stepWords } from '../answer-words.ts';
import { Consequence } from '../consequence.tsx';
import { box } from '../content.ts';
import { goAbove } from '../map-going.ts';
import { generalName, spaceName } from '../names.ts';
import type { Table } from '../view.ts';
import { percentOf } from './lines.ts';
import { Versus, type Way } from './versus.tsx';

/** How each question is answered in peace, and otherwise; the rule for the first. In a city one says who goes in. */
const WAYS: { readonly [kind: string]: readonly [peace: string, fight: string, clause: string] } = {
  evade: ['evade', 'stay', 'S12-01'],
  withdraw: ['withdraw', 'stay', 'S11.3-01'],
  hold: ['hold', 'keep', 'S10.B-01'],
  passage: ['grant', 'refuse', 'S10.C-08'],
  honour: ['honour', 'break', 'S10.C-08'],
  join: ['join', 'stay', 'S14.2-01'],
};
/** Who goes in or comes out is put together first. */
const COMPOSED: readonly string[] = ['hold', 'join'];
export const STANDING: readonly string[] = Object.keys(WAYS);

type Told = StandForecast | { readonly error: unknown };
const useStand = (): StandForecast | null =>
  useServerAnswer('forecast', STAND, async (source, asked) => {
    const [told] = await source.forecast<Told>([asked]);
    return 'error' in told ? null : told;
  });
const STAND = { stand: true };

export function Stand() {
  const { answer, store } = useTable();
  const { table } = useView<Table>();
  const stand = useStand();
  const me = store.me.value;
  const question = answer.question.value;
  useSpaceAbove(stand === null ? null : question?.about.space);
  if (stand === null || me === null || question === null) return null;
  const { kind, about } = question;
  const [peace, fight, clause] = WAYS[kind];
  const isOpen = (field: string): boolean =>
    answer.choices.value.some((choice) => choice.field === field && choice.why === null);
  const offered = (field: string) =>
    !isOpen(field) || COMPOSED.includes(field)
      ? null
      : {
          words: wordsOf(kind, field),
          isPlain: false,
          isTwin: true,
          take: () => void answer.propose({ [field]: true }, sayingOf(kind, field)),
        };
  const isMover = table.march?.owner === me;
  const { evasion } = stand;
  const joined = kind === 'join' ? sideOf(stand.joined?.battle ?? null, me) : null;
  const peaceful: Way = {
    key: peace,
    title: say(`successors.would.stand.${kind}.${peace}`),
    big:
      kind === 'evade' && evasion !== null
        ? inPercent(percentOf(evasion.chance))
        : joined === null
          ? null
          : bigOf(joined),
    lead:
      kind === 'evade' && evasion !== null ? (
        <>
          <p>
            {say('successors.way.needs', { name: generalName(evasion.general), needed: evasion.needed })}{' '}
            <Clause id={evasion.clause} />
          </p>
          <Bar parts={tried(evasion.chance, sideOf(evasion.fails.battle, me))} />
        </>
      ) : joined === null ? undefined : (
        <Strengths side={joined} />
      ),
    points: [
      ...(evasion !== null && kind === 'evade'
        ? [
            {
              sort: 'good' as const,
              words: (
                <>
                  {say('successors.would.stand.away', { spaces: orOf(evasion.to.map(spaceName)) })}{' '}
                  <Clause id="S12.1-02" />
                </>
              ),
            },
            ...failing(stand, me),
          ]
        : [
            {
              sort: 'note' as const,
              words: (
                <>
                  {say(`successors.would.stand.${kind}.means`, {
                    back: typeof about.back === 'string' ? spaceName(about.back) : 'none',
                  })}{' '}
                  <Clause id={clause} />
                </>
              ),
            },
          ]),
    ],
    button: offered(peace),
  };
  const side = sideOf(stand.battle, me);
  const fighting: Way = {
    key: fight,
    title: say(`successors.would.stand.${kind}.${fight}`),
    big: side === null ? null : bigOf(side),
    lead: side === null ? undefined : <Strengths side={side} />,
    points: fought(stand, side, isMover, me, seatOf(table.march?.owner)),
    button: offered(fight),
  };
  // Whoever has nothing to give way with, and nothing of his to lose, weighs nothing (16.11).
  if (!isOpen(peace) && side === null && fighting.points.length === 0) return null;
  return (
    <Versus
      label={say('successors.would.stand')}
      ways={isOpen(peace) && (kind !== 'join' || joined !== null) ? [peaceful, fighting] : [fighting]}
    />
  );
}
/** A phone has room for it only where the space lies that is asked about: that goes above it. */
function useSpaceAbove(space: unknown): void {
  useLayoutEffect(() => {
    if (typeof space !== 'string' || isWide.peek()) return;
    return goAbove(space, document.querySelector('.versus')?.clientHeight ?? 0);
  }, [space]);
}
/** As the buttons of the question say it. */
const wordsOf = (kind: string, field: string): string =>
  field === 'keep'
    ? say('successors.do.keep')
    : kind === 'join'
      ? say('successors.do.stayInside')
      : stepWords(kind, { field, value: true, why: null });
const sayingOf = (kind: string, field: string) => ({
  words: wordsOf(kind, field),
  note: <Consequence fields={{ [field]: true }} />,
});
const seatOf = (owner: unknown): string =>
  typeof owner === 'number' ? seatName.value(owner) : say('successors.would.independents');
const orOf = (names: readonly string[]): string =>
  new Intl.ListFormat(language.value, { type: 'disjunction' }).format(names);
const bigOf = ({ win, draw, lose }: Side): string => inPercent(inHundred([win, draw, lose])[0]);
function Strengths({ side }: { readonly side: Side }) {
  return (
    <>
      <p>
        {say('successors.way.against', { mine: side.strength, theirs: side.against })}{' '}
        <Clause id="S14.6-05" />
      </p>
      <Bar parts={tried(0, side)} />
    </>
  );
}
const inPercent = (percent: number): string => say('successors.percent', { percent });

/** The battle as one of its sides sees it. */
interface Side {
  readonly win: number;
  readonly draw: number;
  readonly lose: number;
  readonly strength: string;
  readonly against: string;
  readonly losses: number;
  readonly theirs: number;
  readonly killed: number;
}
function sideOf(battle: BattleForecast | null, me: number): Side | null {
  if (battle === null) return null;
  const isAttacker = battle.attacker.owner === me;
  if (!isAttacker && battle.defender.owner !== me) return null;
  const strengthOf = ({ strength, elephants }: BattleForecast['attacker']): string =>
    say('successors.way.strength', { strength, count: elephants });
  const [mine, other] = isAttacker ? [battle.attacker, battle.defender] : [battle.defender, battle.attacker];
  return {
    win: isAttacker ? battle.win : battle.lose,
    draw: battle.draw,
    lose: isAttacker ? battle.lose : battle.win,
    strength: strengthOf(mine),
    against: strengthOf(other),
    losses: isAttacker ? battle.attackerLosses : battle.defenderLosses,
    theirs: isAttacker ? battle.defenderLosses : battle.attackerLosses,
    killed: isAttacker ? battle.attackerKilled : battle.defenderKilled,
  };
}

type Outcome = 'away' | 'win' | 'draw' | 'lose';
/** All outcomes: that one gets away, else those of the battle. */
const tried = (away: number, side: Side | null): readonly (readonly [Outcome, number])[] => [
  ...(away > 0 ? [['away', away] as const] : []),
  ...(side === null
    ? []
    : (['win', 'draw', 'lose'] as const).map((each) => [each, (1 - away) * side[each]] as const)),
];
function Bar({ parts }: { readonly parts: readonly (readonly [Outcome, number])[] }) {
  return (
    <>
      <div class="would-bar" aria-hidden="true">
        {parts.map(([outcome, chance]) => (
          <i key={outcome} class={outcome} style={{ flexGrow: chance }} />
        ))}
      </div>
      <p class="would-key">
        {inHundred(parts.map(([, chance]) => chance)).map((count, i) => (
          <span key={parts[i][0]}>
            <b>{count}</b> {say(`successors.would.bar.${parts[i][0]}`)}
          </span>
        ))}
      </p>
    </>
  );
}
/** Whole numbers that are 100 together, where the chances are 1: those that lose most by rounding get the rest. */
function inHundred(chances: readonly number[]): readonly number[] {
  const exact = chances.map((chance) => chance * 100);
  const whole = exact.map(Math.floor);
  const rest =
    Math.round(exact.reduce((sum, each) => sum + each, 0)) - whole.reduce((sum, each) => sum + each, 0);
  const order = exact.map((_, i) => i).sort((a, b) => exact[b] - whole[b] - (exact[a] - whole[a]));
  return whole.map((each, i) => each + (order.indexOf(i) < rest ? 1 : 0));
}

/** What comes of an Evasion that fails. */
function failing({ evasion }: StandForecast, me: number): Way['points'] {
  const side = sideOf(evasion?.fails.battle ?? null, me);
  if (side === null) return [];
  const [win, draw, lose] = inHundred([side.win, side.draw, side.lose]);
  return [
    {
      sort: 'poor',
      words: (
        <>
          {say('successors.would.stand.fails', { win, draw, lose })} <Clause id="S12.2.B-01" />
        </>
      ),
    },
  ];
}
const oneDigit = (value: number): number => Math.round(value * 10) / 10;
const MEETS: { readonly [meets: string]: string } = {
  generals: 'S10.G-01',
  dispersed: 'S10.I-01',
  dispersal: 'S10.I-01',
  overrun: 'S10.J-01',
  defection: 'S10.K-03',
};
/** What it costs to fight, and what it does to one's title. */
function fought(
  { meets, champion }: StandForecast,
  side: Side | null,
  isMover: boolean,
  me: number,
  mover: string,
): Way['points'] {
  const isPeace = side === null && meets in MEETS;
  return [
    ...(side === null
      ? []
      : [
          {
            sort: side.theirs > side.losses ? ('good' as const) : ('poor' as const),
            words: say('successors.way.losses', {
              mine: oneDigit(side.losses),
              theirs: oneDigit(side.theirs),
            }),
          },
        ]),
    ...(side !== null && side.killed > 0
      ? [
          {
            sort: 'poor' as const,
            words: (
              <>
                {say('successors.way.killed', { percent: percentOf(side.killed) })} <Clause id="S14.8-01" />
              </>
            ),
          },
        ]
      : []),
    ...(isPeace
      ? [
          {
            sort: 'note' as const,
            words: (
              <>
                {say(`successors.would.meets.${meets}`, { mine: isMover ? 'yes' : 'no' })}{' '}
                <Clause id={MEETS[meets]} />
              </>
            ),
          },
        ]
      : []),
    ...(champion !== null && isMover && champion !== me
      ? [
          {
            sort: 'poor' as const,
            words: (
              <>
                {say('successors.way.losesChampion', { seat: champion, l: box().victory.champion })}{' '}
                <Clause id="S10.H-01" />
              </>
            ),
          },
        ]
      : []),
    ...(isMover || side === null
      ? []
      : [
          {
            sort: 'good' as const,
            words: (
              <>
                {say('successors.would.stand.safe', { name: mover })} <Clause id="S3.7-04" />
              </>
            ),
          },
        ]),
  ];
}
