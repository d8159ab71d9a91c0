/** A general in one line, and in full: ratings, ability, where he is, and what may be done with him. */

import { useEffect, useState } from 'preact/hooks';
import { standingOf } from '../../content/items.ts';
import { Standing } from '../../content/standing.tsx';
import { Button } from '../../look/button.tsx';
import { Dialog } from '../../look/dialog.tsx';
import { Stroke } from '../../look/icon.tsx';
import { canSay, loadContentMessages, say } from '../../messages.ts';
import { useTable, useView } from '../../table/context.ts';
import { generalOf, majorOf } from './content.ts';
import { GeneralGestures } from './gestures.tsx';
import { showOnMap } from './map-going.ts';
import { ownerWords } from './map-words.ts';
import { Medallion } from './medallion.tsx';
import { generalName, provinceName, spaceName } from './names.ts';
import { Units, unitsWords } from './units.tsx';
import type { Table } from './view.ts';

/** Abilities are words of the content: they are fetched when somebody wants to read one. */
function useAbility(general: string): string | null {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    loadContentMessages().then(
      () => setLoaded(true),
      () => {},
    );
  }, []);
  const key = `successors.ability.${general}`;
  return loaded && canSay(key) ? say(key) : null;
}

const RATINGS = ['initiative', 'battle', 'seniority'] as const;

/** With what he starts: to choose between two. */
export function GeneralLine({ general }: { readonly general: string }) {
  const { store } = useTable();
  const major = majorOf(general);
  const ability = useAbility(general);
  return (
    <span class="general-line">
      <Medallion general={general} owner={store.me.value} size={38} />
      <span>
        <b>{generalName(general)}</b>
        {major !== undefined && (
          <small>{say('successors.ratings', { initiative: major.initiative, battle: major.battle })}</small>
        )}
        {major?.start && (
          <small>
            {provinceName(major.start.province)}: <Units units={major.start.cus} />
          </small>
        )}
        {ability !== null && <small class="ability">{ability}</small>}
      </span>
    </span>
  );
}

/** S6.2.D-12 */
const preferredWords = (
  preferred: { readonly provinces: readonly string[] } | { readonly port: true },
): string =>
  'port' in preferred ? say('successors.anyPort') : preferred.provinces.map(provinceName).join(', ');

export function GeneralDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { table } = useView<Table>();
  const general = generalOf(id);
  const ability = useAbility(id);
  const state = table.generals[id];
  if (general === undefined || state === undefined) return null;
  const major = majorOf(id);
  const { at } = state;
  const values = { seniority: undefined, ...general };
  return (
    <Dialog title={generalName(id)} onClose={onClose}>
      <div class="general-full">
        <Medallion general={id} owner={state.owner} size={56} away={state.state !== 'map'} />
        <div>
          <p>
            <b>{state.owner === null ? say('successors.ofNobody') : ownerWords(state.owner)}</b>
            {' · '}
            {at === null
              ? say(`successors.state.${state.state}`)
              : say('successors.state.at', {
                  name: spaceName(at),
                  side: state.inside ? 'inside' : 'outside',
                })}
          </p>
          <dl class="ratings">
            {RATINGS.map((rating) => (
              <div key={rating}>
                <dt>{say(`successors.map.rating.${rating}`)}</dt>
                <dd>
                  {values[rating] ?? '–'}
                  {standingOf(general, rating) === 'reconstructed' && (
                    <span class="card-rec" title={say('successors.map.rec.why')}>
                      <Stroke name="pen" size={10} />
                      <span class="unseen">{say('successors.map.rec')}</span>
                    </span>
                  )}
                </dd>
              </div>
            ))}
            <div>
              <dt>{say('successors.map.rating.popularity')}</dt>
              <dd>{state.popularity}</dd>
            </div>
          </dl>
        </div>
      </div>
      {ability !== null && <p class="general-ability">{ability}</p>}
      {major?.recruitment && state.state === 'reserve' && (
        <p>
          {say('successors.prefers', {
            units: unitsWords(major.recruitment.cus),
            places: preferredWords(major.recruitment.preferred),
          })}
        </p>
      )}
      <div class="stack-gestures">
        {at !== null && (
          <Button
            onClick={() => {
              onClose();
              showOnMap(at);
            }}
          >
            {say('successors.showOnMap')}
          </Button>
        )}
      </div>
      <GeneralGestures general={id} onDone={onClose} />
      <Standing item={general} />
    </Dialog>
  );
}
