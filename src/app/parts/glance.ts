/** Fetched for both armies at a glance. */
export { GlancePage } from '../glance/glance.tsx';
export { GlanceRoom } from '../glance/room.tsx';
