/** The name of the database that everything of ours lies in. */
export const NAME = 'scovell';
