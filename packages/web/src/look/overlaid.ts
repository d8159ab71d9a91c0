/** Whether a dialog lies over all: then keys are its own, wherever the focus is, and Escape closes it first. */
export const isOverlaid = (): boolean => document.querySelector('dialog:modal') !== null;
