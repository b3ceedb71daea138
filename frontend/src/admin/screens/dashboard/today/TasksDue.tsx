import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { Today } from '@/shared/api-types';
import { TaskLine } from '@/admin/records/tasks/TaskLine';
import { DeskCard, DeskLines } from './DeskCard';

/** The open tasks that are due today or overdue. */
export function TasksDue({ tasks }: { tasks: Today['tasks'] }) {
  if (tasks.rows.length === 0) return null;
  return (
    <DeskCard
      title="Tasks due"
      count={tasks.total}
      aside={
        <Link component={RouterLink} to="/admin/tasks" color="secondary">
          Show all tasks
        </Link>
      }
    >
      <DeskLines>
        {tasks.rows.map((task) => (
          <li key={task.id}>
            <TaskLine task={task} />
          </li>
        ))}
      </DeskLines>
    </DeskCard>
  );
}
