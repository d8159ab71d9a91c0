import { keepsTheLaws } from '@diadochi/kernel/laws';
import { phalanxx } from '@diadochi/phalanxx';

keepsTheLaws(phalanxx);
