#!/bin/sh
# Makes what docker-compose.yml needs to know and nobody else may: ./secrets, with a random value in each file. A file
# that is there already stays as it is. The folder is closed to other users of this machine; the files inside are
# readable because each container reads its own as another user.
set -eu
umask 077
cd "$(dirname "$0")/../.."
mkdir -p secrets
chmod 700 secrets
cd secrets

random() { od -An -v -N "$1" -tx1 /dev/urandom | tr -d ' \n'; }

# make NAME TEXT
make() {
  if [ -s "$1" ]; then return; fi
  printf '%s\n' "$2" > "$1"
  echo "made secrets/$1"
}

make database-password "$(random 24)"
make database-root-password "$(random 24)"
make database-url "mariadb://office:$(cat database-password)@db:3306/office"
if [ ! -s redis-conf ]; then
  redis_password=$(random 24)
  make redis-conf "requirepass $redis_password
save \"\"
appendonly no
maxmemory 64mb
maxmemory-policy volatile-ttl"
  rm -f redis-url
fi
make redis-url "redis://:$(sed -n 's/^requirepass //p' redis-conf)@redis:6379"
make session-secret "$(random 32)"
make admin-password "$(random 10)"
chmod 644 ./*
