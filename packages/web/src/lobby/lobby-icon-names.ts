/** Of game-icons.net too (CC BY 3.0). */
export const lobbyIconNames = ['spears', 'laurel-crown', 'greek-temple', 'open-book'] as const;

export type LobbyIconName = (typeof lobbyIconNames)[number];
