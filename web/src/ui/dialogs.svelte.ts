/** Dialogs that can be opened from any screen, and whether they are shown. */
export const dialogs = $state({ keyboardHelp: false });
