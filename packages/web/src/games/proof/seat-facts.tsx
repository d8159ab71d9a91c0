import { classes } from '../../look/classes.ts';
import { say } from '../../messages.ts';
import { useView } from '../../table/context.ts';
import { ProofIcon } from './proof-icon.tsx';
import type { ProofIconName } from './proof-icon-names.ts';
import { heroNames, type ProofTable } from './view.ts';

/** Hoplites, cards, and where the heroes are. */
export function SeatFacts({ seat }: { readonly seat: number }) {
  const { table } = useView<ProofTable>();
  const { hoplites, cards, heroes } = table.seats[seat];
  return (
    <div class="seat-facts">
      <ul class="heroes">
        {heroNames.map((hero) => {
          const { post } = heroes[hero];
          return (
            <li
              key={hero}
              class={classes('hero', post)}
              title={say(`proof.hero.${post}`, { hero: say(`noun.hero.${hero}`) })}
            >
              <span class={classes('medallion', hero)} aria-hidden="true">
                {say(`proof.hero.${hero}.short`)}
              </span>
              <ProofIcon name={post === 'camp' ? 'camping-tent' : 'watchtower'} size={14} />
              <span>{say(`proof.post.${post}`)}</span>
              <span class="unseen">{say(`proof.hero.${post}`, { hero: say(`noun.hero.${hero}`) })}</span>
            </li>
          );
        })}
      </ul>
      <Fact icon="spartan" count={hoplites} words={say('proof.hoplites', { count: hoplites })} />
      <Fact icon="card-play" count={cards} words={say('proof.cards', { count: cards })} />
    </div>
  );
}

function Fact({
  icon,
  count,
  words,
}: {
  readonly icon: ProofIconName;
  readonly count: number;
  readonly words: string;
}) {
  return (
    <span class="fact" title={words}>
      <ProofIcon name={icon} size={15} />
      <b aria-hidden="true">{count}</b>
      <span class="unseen">{words}</span>
    </span>
  );
}
