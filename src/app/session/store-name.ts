/** The name of the app's database. */
export const NAME = 'scovell';
