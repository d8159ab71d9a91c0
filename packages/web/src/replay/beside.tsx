/** What can be done with the moment that is shown: try it out, report it, pass it on. */

import { useSignal } from '@preact/signals';
import { announce } from '../look/announce.ts';
import { Button } from '../look/button.tsx';
import { Copy } from '../look/copy.tsx';
import { Dialog } from '../look/dialog.tsx';
import { Stroke } from '../look/icon.tsx';
import { say } from '../messages.ts';
import { useTable } from '../table/context.ts';
import { addressOf, usePast } from './past.ts';
import { reportOf, saveFile } from './report.ts';

export function Beside() {
  const past = usePast();
  const { tryOut, store } = useTable();
  const isSharing = useSignal(false);
  const isOver = (store.view.value?.outcome ?? null) !== null;
  async function report(): Promise<void> {
    try {
      saveFile(`diadochi-${past.replay.id}-${past.replay.moment.value}.json`, await reportOf(past));
      announce(say('replay.report.done'));
    } catch {
      announce(say('problem.offline'));
    }
  }
  return (
    <div class="past-acts">
      <Button disabled={isOver} onClick={tryOut}>
        <Stroke name="pen" size={16} />
        {say('trial.open')}
      </Button>
      <Button title={say('replay.report.hint')} onClick={() => void report()}>
        <Stroke name="flag" size={16} />
        {say('replay.report')}
      </Button>
      <Button
        look="act"
        onClick={() => {
          isSharing.value = true;
        }}
      >
        <Stroke name="link" size={16} />
        {say('replay.share')}
      </Button>
      {isSharing.value && (
        <Dialog
          title={say('replay.share')}
          onClose={() => {
            isSharing.value = false;
          }}
        >
          <p>{say('replay.share.hint')}</p>
          <Copy first text={location.origin + addressOf(past)} label={say('replay.share.link')} />
        </Dialog>
      )}
    </div>
  );
}
