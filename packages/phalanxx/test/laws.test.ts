import { keepsTheLaws } from '@diadochi/kernel/laws';
import { phalanxx } from '@diadochi/phalanxx';

// Its games are long: fewer of them say as much.
keepsTheLaws(phalanxx, 18);
