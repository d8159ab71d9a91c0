/** What is mine: the action card with my dice, what I rolled, and my cards with what they still need. */

import { say, sayMessage } from '../../messages.ts';
import { useTable, useView } from '../../table/context.ts';
import { isFolded } from '../../table/ending.ts';
import type { Choice } from '../../table/walk.ts';
import { isWide } from '../../table/wide.ts';
import { EpochCard } from './card.tsx';
import { ActionCard, Tray } from './dice.tsx';
import { intend } from './plan.ts';
import { Scores } from './score.tsx';
import type { Table } from './view.ts';

export function Hand() {
  const { isPast } = useTable();
  const { outcome } = useView<Table>();
  // Where room is scarce the dice are part of the question.
  if (!isWide.value) return <Cards />;
  // As long as the panel over the board tells it, the dock need not.
  if (outcome !== null && !isFolded.value && !isPast) return null;
  if (outcome !== null)
    return (
      <section class="final-scores" aria-label={say('phalanxx.scores.final')}>
        <h2 class="caps">{say('phalanxx.scores.final')}</h2>
        <Scores />
      </section>
    );
  return (
    <div class="dock">
      <ActionCard />
      <Tray />
      <Cards />
    </div>
  );
}

function Cards() {
  const { table } = useView<Table>();
  const { hand } = table;
  return (
    <section class="own-cards" aria-label={say('phalanxx.hand')}>
      <h2 class="caps">{say('phalanxx.hand')}</h2>
      {hand === null ? (
        <p class="no-cards">{say('phalanxx.hand.spectator')}</p>
      ) : hand.length === 0 ? (
        <p class="no-cards">{say('phalanxx.hand.empty')}</p>
      ) : (
        <ul>
          {hand.map((card) => (
            <li key={card}>
              <OwnCard card={card} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function OwnCard({ card }: { readonly card: string }) {
  const { answer } = useTable();
  const { table } = useView<Table>();
  const about = answer.about(card).filter(({ field }) => field === 'play' || field === 'give');
  const open = about.some(({ why }) => why === null);
  const conditions = table.conditions[card] ?? [];
  const met = conditions.every(([, , is]) => is === 1);
  const isPlay = answer.question.value?.kind === 'act' && answer.steps.value.length === 0;
  const isExchange = answer.question.value?.kind === 'exchange';
  const use = () => {
    if (isPlay) intend(answer, { action: { field: 'play', value: card } });
    else answer.point(card);
  };
  return (
    <EpochCard
      id={card}
      met={conditions}
      worded
      open={open}
      chosen={answer.steps.value.some(({ value }) => value === card)}
      drop={answer.question.value?.kind === 'act' ? `play:${card}` : undefined}
      use={say(isPlay ? 'phalanxx.playCard' : isExchange ? 'phalanxx.giveCard' : 'phalanxx.takeCard', {
        card,
      })}
      why={open ? null : (about[0]?.why ?? null)}
      would={open && isPlay ? { play: card } : null}
      foot={footOf(open, met, isExchange, about[0]?.why ?? null)}
      onUse={use}
    />
  );
}

function footOf(open: boolean, met: boolean, isExchange: boolean, why: Choice['why']) {
  if (open) return <span class="can">{say(isExchange ? 'phalanxx.card.canGive' : 'phalanxx.card.can')}</span>;
  if (met && why !== null) return <span title={sayMessage(why.message)}>{say('phalanxx.card.waits')}</span>;
  return say(met ? 'phalanxx.card.met' : 'phalanxx.card.notYet');
}
