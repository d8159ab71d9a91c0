/** When and where I am told that I am asked; and days on which my clock stands still. */

import { useEffect, useId, useState } from 'preact/hooks';
import { Button } from '../look/button.tsx';
import { Switch } from '../look/choices.tsx';
import { Copy } from '../look/copy.tsx';
import { Stepper } from '../look/stepper.tsx';
import { say } from '../messages.ts';
import { useDoing } from '../seating/doing.ts';
import { useTable } from '../table/context.ts';
import { mayNotify, wantsNotices } from '../table/notifying.ts';
import { type ClocksOfSeats, stewardApi } from './steward-api.ts';

export function Told({ id }: { readonly id: string }) {
  const [browserId, addressId] = [useId(), useId()];
  const [url, setUrl] = useState('');
  const [kept, setKept] = useState<string | null>(null);
  const [secret, setSecret] = useState('');
  const { problem, busy, doing } = useDoing();
  useEffect(() => {
    void doing(async () => setKept((await stewardApi.hook(id)).url));
  }, [id]);
  const choose = async (on: boolean) => {
    wantsNotices.value = on && (await mayNotify());
  };
  const set = (address: string | null) =>
    doing(async () => {
      const now = await stewardApi.setHook(id, address);
      setKept(now.url);
      setSecret(now.secret ?? '');
      setUrl('');
    });
  return (
    <section>
      <h3>{say('steward.told')}</h3>
      {problem !== '' && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      {'Notification' in globalThis && (
        <div class="told-row">
          <label for={browserId}>{say('steward.browser')}</label>
          <Switch id={browserId} on={wantsNotices.value} onChoose={choose} />
        </div>
      )}
      <form
        class="told-hook"
        onSubmit={(event) => {
          event.preventDefault();
          void set(url);
        }}
      >
        <label for={addressId}>{say(kept === null ? 'steward.hook' : 'steward.hookKept')}</label>
        {kept === null ? (
          <>
            <input
              id={addressId}
              class="input"
              type="url"
              required
              placeholder="https://"
              value={url}
              onInput={(event) => setUrl(event.currentTarget.value)}
            />
            <Button type="submit" disabled={busy}>
              {say('steward.hookSet')}
            </Button>
          </>
        ) : (
          <>
            <input id={addressId} class="input" readOnly value={kept} />
            <Button disabled={busy} onClick={() => set(null)}>
              {say('steward.hookStop')}
            </Button>
          </>
        )}
      </form>
      {secret !== '' && (
        <>
          <p>{say('steward.hookSecret')}</p>
          <Copy text={secret} label={say('steward.hookSecretLabel')} />
        </>
      )}
      <Away id={id} />
    </section>
  );
}

function Away({ id }: { readonly id: string }) {
  const { latest } = useTable();
  const [clocks, setClocks] = useState<ClocksOfSeats | null>(null);
  const [days, setDays] = useState(1);
  const { busy, doing } = useDoing();
  const hasClock = (latest.info.value?.pace?.clock.kind ?? 'none') !== 'none';
  useEffect(() => {
    if (hasClock) void doing(async () => setClocks(await stewardApi.clocks(id)));
  }, [id, hasClock]);
  const me = latest.me.value;
  if (clocks === null || me === null) return null;
  const isAway = clocks.away[me] !== null;
  if (!isAway && clocks.awayDays === 0) return null;
  const go = (count: number) => doing(async () => setClocks(await stewardApi.away(id, count)));
  return (
    <div class="told-row">
      <span>{say(isAway ? 'steward.isAway' : 'steward.away', { days: clocks.awayDays })}</span>
      {isAway ? (
        <Button disabled={busy} onClick={() => go(0)}>
          {say('steward.awayBack')}
        </Button>
      ) : (
        <>
          <Stepper
            label={say('steward.awayDays')}
            value={Math.min(days, clocks.awayDays)}
            least={1}
            most={clocks.awayDays}
            onChoose={setDays}
          />
          <Button disabled={busy} onClick={() => go(Math.min(days, clocks.awayDays))}>
            {say('steward.awayGo')}
          </Button>
        </>
      )}
    </div>
  );
}
