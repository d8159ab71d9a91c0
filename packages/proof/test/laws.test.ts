import { seeded } from '@diadochi/kernel';
import { keep, keepsTheLaws, windowsAskAll } from '@diadochi/kernel/laws';
import { proof } from '@diadochi/proof';
import { expect, it } from 'vitest';

keepsTheLaws(proof);

it('a law that never met its case is not kept', () => {
  const start = { from: 'the set-up', position: proof.start({ seats: 2, options: {} }, seeded(1)) };
  expect(() => keep(windowsAskAll, proof, [start])).toThrow(
    "cases that 'windows ask nobody by what he holds' never met",
  );
});
