#!/bin/sh
# Builds the image and replaces the running containers in two steps: first `app`, then, when `app` is healthy, the
# replicas. With the scale profile at least one application therefore always responds. Works with Compose v2 and
# docker-compose 1.29.
#   sh backend/deploy/update.sh
# Exits with 1 if the new version does not become healthy; the replicas then still run the old version.
set -eu
cd "$(dirname "$0")/../.."

if docker compose version >/dev/null 2>&1; then compose='docker compose'; else compose='docker-compose'; fi
seconds=${HEALTHY_WITHIN:-180}

# all_healthy SERVICE
all_healthy() {
  healthy=$($compose --profile scale ps "$1" | grep -c '(healthy)')
  [ "$healthy" -gt 0 ] && [ "$healthy" -eq "$($compose --profile scale ps -q "$1" | wc -l)" ]
}

# replace SERVICE: recreates its containers and waits until each of them is healthy
replace() {
  $compose --profile scale up -d --no-deps "$1"
  waited=0
  until all_healthy "$1"; do
    if [ "$waited" -ge "$seconds" ]; then
      echo "$1 is not healthy after $seconds seconds: $compose logs $1" >&2
      exit 1
    fi
    sleep 1
    waited=$((waited + 1))
  done
}

# secrets that the new version adds
if [ -w secrets ]; then sh backend/deploy/make-secrets.sh; fi
scaled=$($compose --profile scale ps -q app-replica)
$compose build app
replace app
if [ -n "$scaled" ]; then replace app-replica; fi
# other changes in docker-compose.yml
if [ -n "$scaled" ]; then $compose --profile scale up -d; else $compose up -d; fi
