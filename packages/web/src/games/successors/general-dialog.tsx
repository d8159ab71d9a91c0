/** A general in full: ratings, ability, where he is, and what may be done with him. */

import { standingOf } from '../../content/items.ts';
import { Standing } from '../../content/standing.tsx';
import { Button } from '../../look/button.tsx';
import { Dialog } from '../../look/dialog.tsx';
import { Stroke } from '../../look/icon.tsx';
import { say } from '../../messages.ts';
import { useView } from '../../table/context.ts';
import { useAbility } from './ability.ts';
import { GeneralGestures } from './closer/gestures.tsx';
import { generalOf, majorOf } from './content.ts';
import { showOnMap } from './map-going.ts';
import { ownerWords } from './map-words.ts';
import { Medallion } from './medallion.tsx';
import { generalName, provinceName, spaceName } from './names.ts';
import { unitsWords } from './units.tsx';
import type { Table } from './view.ts';

const RATINGS = ['initiative', 'battle', 'seniority'] as const;

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
