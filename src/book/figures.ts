/** "1,819": thousands parted as everywhere in the product. Signs and fractions stay as they are. */
export const thousands = (n: number): string => String(n).replace(/(?<!\.\d*)\B(?=(?:\d{3})+(?!\d))/g, ',');
