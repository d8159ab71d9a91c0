/** A finished game at a glance: what counts over its turns, and where it turned; each leads into the replay. */

import './replay.css';
import './how-it-went.css';
import { useEffect, useMemo } from 'preact/hooks';
import { roman } from '../look/roman.ts';
import { say } from '../messages.ts';
import { PointWords } from './aside.tsx';
import { PastContext, pastOf, useLookingBack } from './past.ts';
import { type PlotBox, PlotLines, placeX } from './plot-lines.tsx';

const WIDTH = 330;
const HEIGHT = 150;

export function HowItWent({ id }: { readonly id: string }) {
  const past = useMemo(() => pastOf(id, null), [id]);
  useEffect(() => {
    void past.replay.begin();
    return () => past.replay.close();
  }, [past]);
  return (
    <PastContext.Provider value={past}>
      <Glance />
    </PastContext.Provider>
  );
}

function Glance() {
  const past = useLookingBack();
  const { replay, series, turns, worthSeeing } = past;
  const [counts] = series.value;
  if (counts === undefined || replay.last.value === 0) return <div class="how-it-went" />;
  const box: PlotBox = { width: WIDTH, height: HEIGHT, first: replay.start.value, last: replay.last.value };
  const addressAt = (moment: number) => `/table/${replay.id}/at/${moment}`;
  return (
    <div class="how-it-went">
      <h3>{say('replay.end.how')}</h3>
      <div class="glance">
        <PlotLines series={counts} box={box} now={box.last} />
        {turns.value
          .filter(({ no, from }) => no > 0 && placeX(box, from) < WIDTH - 24)
          .map(({ no, from }) => (
            <a key={no} class="glance-turn" href={addressAt(from)} style={{ left: `${placeX(box, from)}px` }}>
              {roman(no)}
            </a>
          ))}
      </div>
      {worthSeeing.value.length > 0 && <h3>{say('replay.end.where')}</h3>}
      <ul>
        {worthSeeing.value.map((point) => (
          <li key={`${point.plot} ${point.at}`}>
            <a href={addressAt(point.at)}>
              <PointWords past={past} point={point} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
