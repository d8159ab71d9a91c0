/** What is shown in front of the table: a card in full, the scores, the signs. */

import { Standing } from '../../content/standing.tsx';
import { classes } from '../../look/classes.ts';
import { Dialog } from '../../look/dialog.tsx';
import { Emblem } from '../../look/emblem.tsx';
import { Icon, Stroke } from '../../look/icon.tsx';
import { canSay, say } from '../../messages.ts';
import { WhyNotWords } from '../../panel/why-not.tsx';
import { useTable, useView } from '../../table/context.ts';
import { cardName, needWords, sortOf, Worth, worthWords } from './card.tsx';
import { preview } from './card-preview.ts';
import { box, cardOf, regionsInPlay } from './content.ts';
import { openDialog } from './open-dialog.ts';
import { RegionSign, regionName } from './region.tsx';
import { Scores } from './score.tsx';
import { CardSign, NeedSign } from './signs.tsx';
import type { Card, Condition, Region, Table } from './view.ts';

export function Details() {
  const what = openDialog.value;
  const { outcome, table } = useView<Table>();
  const isCard = what !== null && typeof what === 'object' && 'card' in what;
  const region =
    what !== null && typeof what === 'object' && 'region' in what
      ? regionsInPlay(table).find(({ id }) => id === what.region)
      : undefined;
  const close = () => {
    openDialog.value = null;
  };
  return (
    <>
      <Beside />
      {what === 'scores' && (
        <Dialog title={say(outcome === null ? 'phalanxx.scores' : 'phalanxx.scores.final')} onClose={close}>
          <Scores />
        </Dialog>
      )}
      {what === 'signs' && (
        <Dialog title={say('phalanxx.signs')} onClose={close}>
          <Signs />
        </Dialog>
      )}
      {isCard && (
        <Dialog title={cardName(what.card)} onClose={close}>
          <CardInFull id={what.card} />
          <Standing item={cardOf(what.card) ?? box().heroism} />
        </Dialog>
      )}
      {region !== undefined && (
        <Dialog title={regionName(region.id)} onClose={close}>
          <RegionInFull region={region} />
          <Standing item={region} />
        </Dialog>
      )}
    </>
  );
}

const [WIDTH, HEIGHT] = [270, 220];

/** A card in passing, beside where it lies. */
function Beside() {
  const look = preview.value;
  if (look === null || openDialog.value !== null) return null;
  const { left, top, right, bottom } = look.at;
  const x = Math.min(Math.max((left + right) / 2 - WIDTH / 2, 8), innerWidth - WIDTH - 8);
  const below = bottom + HEIGHT + 12 < innerHeight;
  const place = below ? { top: `${bottom + 6}px` } : { bottom: `${innerHeight - top + 6}px` };
  return (
    <aside class="card-beside" style={{ left: `${x}px`, width: `${WIDTH}px`, ...place }} aria-hidden="true">
      <h3 class="card-beside-name">{cardName(look.card)}</h3>
      <CardInFull id={look.card} />
    </aside>
  );
}

function CardInFull({ id }: { readonly id: string }) {
  const { table } = useView<Table>();
  const card = cardOf(id);
  if (card === null) return <p class="card-words">{say('phalanxx.heroism.text')}</p>;
  const met = table.conditions[id];
  return (
    <div class="card-full" data-colour={card.colour}>
      <p class="card-full-sort">
        <CardSign card={card} size={20} /> {sortOf(card)}
      </p>
      <ul class="card-full-needs">
        {card.conditions.length === 0 && <li>{say('phalanxx.needs.nothing')}</li>}
        {card.conditions.map((condition, i) => (
          <li key={i} class={classes('condition', met?.[i]?.[2] === 1 && 'met')}>
            <NeedSign condition={condition} />
            <span class="need-words">{needWords(condition)}</span>
            {met?.[i] !== undefined &&
              (met[i][2] === 1 ? (
                <Stroke name="check" size={12} />
              ) : (
                <b>{say('phalanxx.have', { have: met[i][0], need: met[i][1] })}</b>
              ))}
          </li>
        ))}
      </ul>
      <p class="card-words">
        <Worth card={card} />
      </p>
      <p class="card-words">{[worthWords(card), ...symbolWords(card)].join(' · ')}</p>
      {abilityWords(card) !== null && <p class="card-words">{abilityWords(card)}</p>}
    </div>
  );
}

/** What counts on a region, and why it cannot be chosen now. */
function RegionInFull({ region: { id, kind, value, start, adjacent } }: { readonly region: Region }) {
  const { answer } = useTable();
  const { table } = useView<Table>();
  const holder = table.holders[id];
  const [choice] = answer.about(id);
  const inPlay = regionsInPlay(table).map((each) => each.id);
  return (
    <div class="region-full">
      <p class="card-words">
        <RegionSign kind={kind} size={22} /> {say('phalanxx.region', { kind, worth: value })}
        {start !== null && <span>{say('phalanxx.region.start', { number: start })}</span>}
      </p>
      <p class="card-words">
        {holder !== undefined && <Emblem seat={holder} size={20} />}
        {holder === undefined ? say('phalanxx.region.free') : say('phalanxx.region.held', { seat: holder })}
      </p>
      <p class="card-words">
        {say('phalanxx.region.borders', {
          regions: adjacent.filter((each) => inPlay.includes(each)).map(regionName),
        })}
      </p>
      {choice !== undefined && choice.why !== null && (
        <p class="why">
          <WhyNotWords why={choice.why} />
        </p>
      )}
    </div>
  );
}

/** Its army symbols by name: signs alone tell a newcomer nothing. */
const symbolWords = ({ symbols }: Card): readonly string[] =>
  symbols.map((symbol) => say('phalanxx.symbol', { symbol }));

function abilityWords({ ability }: Card): string | null {
  const found = box().abilities.find(({ id }) => id === ability);
  if (found === undefined) return null;
  const key = `phalanxx.ability.${found.id}`;
  if (!canSay(key)) return null;
  return say(key, {
    count:
      'times' in found
        ? found.times
        : 'price' in found
          ? found.price
          : 'strength' in found
            ? found.strength
            : 0,
  });
}

/** Every sign with what it stands for. */
const SIGNS: readonly Condition[] = [
  { needs: 'ownDice', of: 'orange', least: 1 },
  { needs: 'playedCards', of: 'orange', least: 1 },
  { needs: 'figures', least: 1 },
  { needs: 'diceSum', least: 1 },
  { needs: 'regions', of: 'city', least: 1 },
  { needs: 'regions', of: 'oasis', least: 1 },
  { needs: 'symbols', of: 'infantry', least: 1 },
  { needs: 'symbols', of: 'cavalry', least: 1 },
  { needs: 'symbols', of: 'archer', least: 1 },
  { needs: 'talents', least: 1 },
];

function Signs() {
  return (
    <ul class="signs">
      {SIGNS.map((condition, i) => (
        <li key={i} class="sign">
          <NeedSign condition={condition} size={18} />
          {say(`phalanxx.sign.${condition.needs}`, { kind: 'of' in condition ? condition.of : '' })}
        </li>
      ))}
      <li class="sign">
        <Icon name="laurels" size={18} />
        {say('phalanxx.sign.strength')}
      </li>
    </ul>
  );
}
