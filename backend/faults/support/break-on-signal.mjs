// Loaded before the server: on SIGUSR2 something goes wrong that nobody catches, in the way that BREAK names.
process.on('SIGUSR2', () => {
  const error = new Error('a mistake with liza@sample.example in it');
  if (process.env.BREAK === 'timer')
    setTimeout(() => {
      throw error;
    }, 1);
  else void Promise.reject(error);
});
