import { Box, Card, Skeleton, Typography } from '@mui/material';
import { postGridShape } from './postGridShape';

/** Cards without content, while the posts are loading. */
export function LoadingPosts() {
  return (
    <div role="status">
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        Loading blog posts...
      </Typography>
      <Box sx={postGridShape}>
        {[0, 1, 2].map((index) => (
          <Card key={index}>
            <Skeleton variant="rectangular" sx={{ aspectRatio: '16 / 9', height: 'auto' }} />
            <Box sx={{ p: 2 }}>
              <Skeleton width="45%" />
              <Skeleton width="85%" height={28} />
              <Skeleton />
              <Skeleton />
              <Skeleton width="60%" />
              <Skeleton variant="rounded" width={72} height={30} sx={{ mt: 3 }} />
            </Box>
          </Card>
        ))}
      </Box>
    </div>
  );
}
