/** A task in the API's description, for the responses of other screens. */
export { TaskView } from './http/tasks.dto.js';
