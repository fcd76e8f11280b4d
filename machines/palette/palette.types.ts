export type PaletteContext = { colours: readonly string[] };

export type ColoursRecalled = { type: 'colours.recalled'; colours: readonly string[] };
export type PaletteEvent = { type: 'colour.picked'; colour: string } | ColoursRecalled;

/** The fact that the storage listener saves. */
export type ColoursNoted = { type: 'colours.noted'; colours: readonly string[] };

export type PaletteTypes = { context: PaletteContext; events: PaletteEvent };
