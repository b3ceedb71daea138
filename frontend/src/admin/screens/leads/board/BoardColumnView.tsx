import { Droppable } from '@hello-pangea/dnd';
import { Box, Button, Typography } from '@mui/material';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { StatusChip } from '@/admin/ground/theme/StatusChip';
import { subtleBackground } from '@/admin/ground/theme/subtleBackground';
import { leadListLink } from '@/admin/ground/words/leadRules';
import { useLeadList } from '../useLeadList';
import { BoardCard } from './BoardCard';
import type { BoardColumn } from './boardColumns';

/** A column of the board; leads beyond its size are in the list. */
export function BoardColumnView({ column: { status, leads, total } }: { column: BoardColumn }) {
  const id = useId();
  const { filterValues } = useLeadList();
  const hidden = total - leads.length;
  return (
    <Box component="section" aria-labelledby={id} sx={columnShape}>
      <Box id={id} sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 0.5, pb: 0.75 }}>
        <StatusChip status={status} />
        <Typography variant="body2" color="textSecondary">
          {total.toLocaleString('en-US')}
        </Typography>
      </Box>
      <Droppable droppableId={status}>
        {({ innerRef, droppableProps, placeholder }, { isDraggingOver }) => (
          <Box
            ref={innerRef}
            {...droppableProps}
            sx={{ ...cardsShape, outline: isDraggingOver ? '2px solid' : 0, outlineColor: 'secondary.main' }}
          >
            {leads.map((lead, index) => (
              <BoardCard key={lead.id} lead={lead} index={index} />
            ))}
            {placeholder}
            {hidden > 0 && (
              <Button
                size="small"
                color="secondary"
                component={Link}
                to={leadListLink({ ...filterValues, leadStatus: status })}
                fullWidth
              >
                {hidden.toLocaleString('en-US')} more in the list
              </Button>
            )}
          </Box>
        )}
      </Droppable>
    </Box>
  );
}

const columnShape = {
  p: 0.75,
  borderRadius: 1,
  bgcolor: subtleBackground,
  scrollSnapAlign: 'start',
  minWidth: 0,
};
// the room above: heading, tabs and the line of filters
const cardsShape = {
  minHeight: 120,
  height: { md: 'calc(100vh - 212px)' },
  overflowY: { md: 'auto' },
  borderRadius: 1,
};
