/** My hand: each card with what it does, and what it can do now or why it cannot. */

import { classes } from '../../look/classes.ts';
import { Stroke } from '../../look/icon.tsx';
import { canSay, say, sayMessage } from '../../messages.ts';
import type { Answering } from '../../table/answering.ts';
import { Clause } from '../../table/clause.tsx';
import { useTable, useView } from '../../table/context.ts';
import type { Choice } from '../../table/walk.ts';
import { ProofIcon } from './proof-icon.tsx';
import type { ProofIconName } from './proof-icon-names.ts';
import { type CardName, cardNames, type ProofTable } from './view.ts';

const art: { readonly [card in CardName]: ProofIconName } = {
  omen: 'raven',
  curse: 'evil-eyes',
  liar: 'double-face-mask',
  envoy: 'winged-leg',
  night: 'moon',
};

/** What pressing a card does now: it is a choice of its own, the beginning of one, or nothing. */
function useOf(answer: Answering, card: CardName): { use: (() => void) | null; why: Choice['why'] } {
  const about = answer.about(card);
  if (about.some(({ why }) => why === null)) return { use: () => answer.point(card), why: null };
  if (card === 'envoy' && answer.question.value?.kind !== 'envoy') {
    if (answer.uninvited.value.some(({ kind }) => kind === 'envoy'))
      return { use: () => answer.open('envoy'), why: null };
  }
  if (card === 'night' && answer.steps.value.length === 0 && answer.focus.value.verb === null) {
    const storms = answer.choices.value.filter(({ field }) => field === 'storm');
    if (storms.some(({ why }) => why === null))
      return { use: () => answer.look({ verb: 'storm', value: null }), why: null };
  }
  return { use: null, why: about[0]?.why ?? null };
}

export function Hand() {
  const { answer } = useTable();
  const { table } = useView<ProofTable>();
  const { hand } = table;
  if (hand === null) return <p class="nothing">{say('proof.hand.spectator')}</p>;
  const held = cardNames.filter((card) => hand[card] > 0);
  return (
    <section class="hand" aria-label={say('proof.hand')}>
      {held.length === 0 && <p class="nothing">{say('proof.hand.empty')}</p>}
      <ul>
        {held.map((card) => (
          <li key={card}>
            <Card card={card} count={hand[card]} {...useOf(answer, card)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface CardProps {
  readonly card: CardName;
  readonly count: number;
  readonly use: (() => void) | null;
  readonly why: Choice['why'];
}
function Card({ card, count, use, why }: CardProps) {
  return (
    <article class={classes('card', card, use === null ? 'waits' : 'ready')}>
      <header>
        <span class="card-sign">
          <ProofIcon name={art[card]} size={19} />
        </span>
        <div>
          <h2>{say(`proof.card.${card}`)}</h2>
          <span class="card-sort">{say(`proof.card.${card}.sort`)}</span>
        </div>
        {count > 1 && (
          <span class="copies" title={say('proof.card.copies', { count })}>
            {say('proof.card.times', { count })}
          </span>
        )}
      </header>
      <div class="card-text">
        <span class="card-mark">
          <ProofIcon name={art[card]} size={84} />
        </span>
        <p>{say(`proof.card.${card}.text`)}</p>
      </div>
      {use !== null ? (
        <button type="button" class="card-use" onClick={use}>
          <Stroke name="check" size={13} /> {say(`proof.card.${card}.use`)}
        </button>
      ) : (
        <footer>
          <Stroke name="lock" size={12} />{' '}
          {why !== null && canSay(why.message.key) ? (
            <>
              {sayMessage(why.message)} <Clause id={why.clause} />
            </>
          ) : (
            say(`proof.card.${card}.when`)
          )}
        </footer>
      )}
    </article>
  );
}
