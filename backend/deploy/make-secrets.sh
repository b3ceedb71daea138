#!/bin/sh
# Creates ./secrets, the secrets of docker-compose.yml, with a random value in each file; those of the mail server
# and of S3 and the key of the backups are empty until somebody writes them. Existing files stay unchanged.
# Other users of this machine cannot open the folder. The files inside are readable by all, because each container reads
# its secrets as a different user.
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
make erasure-key "$(random 32)"
touch smtp-url dkim-key s3-access-key s3-secret-key backup-key
chmod 644 ./*
# Caddy reads this file as another user, who has no access to it after a checkout under umask 077
chmod a+r ../backend/deploy/Caddyfile
