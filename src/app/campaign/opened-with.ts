/** The PIN that has just opened the file of a campaign: its record asks for the same, and nobody enters it twice. Written nowhere. */
let atHand: { readonly id: string; readonly pin: string } | null = null;

export function openedWith(id: string, pin: string): void {
  atHand = { id, pin };
}

/** It serves once, and for this campaign alone. */
export function takePinOf(id: string): string | null {
  const pin = atHand?.id === id ? atHand.pin : null;
  atHand = null;
  return pin;
}
