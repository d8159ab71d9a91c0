import { keepsTheLaws } from '@diadochi/kernel/laws';
import { successors } from '@diadochi/successors';

// Its games are long: fewer of them say as much, and not every question has to be looked at closely.
keepsTheLaws(successors, 2, 6);
