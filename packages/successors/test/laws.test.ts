import { keepsTheLaws } from '@diadochi/kernel/laws';
import { successors } from '@diadochi/successors';

// Its games are long: fewer of them say as much.
keepsTheLaws(successors, 3);
