/** "1,819": separates thousands. Signs and fractions stay. */
export const thousands = (n: number): string => String(n).replace(/(?<!\.\d*)\B(?=(?:\d{3})+(?!\d))/g, ',');
