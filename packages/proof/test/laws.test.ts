import { keepsTheLaws } from '@diadochi/kernel/laws';
import { proof } from '@diadochi/proof';

keepsTheLaws(proof);
