export type PaletteContext = { colours: readonly string[] };

export type ColorsRecalled = { type: 'colours.recalled'; colours: readonly string[] };
export type PaletteEvent = { type: 'colour.picked'; colour: string } | ColorsRecalled;

/** The fact that the storage listener saves. */
export type ColorsNoted = { type: 'colours.noted'; colours: readonly string[] };

export type PaletteTypes = { context: PaletteContext; events: PaletteEvent };
