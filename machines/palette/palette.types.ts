export type PaletteContext = { colors: readonly string[] };

export type ColorsRecalled = { type: 'colors.recalled'; colors: readonly string[] };
export type PaletteEvent = { type: 'color.picked'; color: string } | ColorsRecalled;

/** The fact that the storage listener saves. */
export type ColorsNoted = { type: 'colors.noted'; colors: readonly string[] };

export type PaletteTypes = { context: PaletteContext; events: PaletteEvent };
