/** A task in the API's description, for the responses of other screens. */
export { TaskView } from './infrastructure/tasks.dto.js';
