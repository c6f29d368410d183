/** What is fetched when both armies are looked at together. */
export { GlancePage } from '../glance/glance.tsx';
export { GlanceRoom } from '../glance/room.tsx';
